import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import { UNDO_HEADER } from '#contracts/records/undo-header.ts';
import type { Account } from '../../core/account.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import { withUndo } from '../../core/undo-offer.ts';
import { authorize } from '../../use-cases/access/authorize.ts';
import { requireStepUp } from '../../use-cases/access/step-up.ts';
import { guardedIn } from './guarded.ts';
import { inEnglish, languageOfRequest } from './language-of-request.ts';
import { answerWith, type Route, refuseMethod } from './route.ts';

/** What a use-case for account holders may know, and set, besides the request's own. */
export interface SignedInInfo extends RequestInfo {
  account: Account;
  /** Of the answer; a cookie goes here. */
  headers: Record<string, string>;
}

/**
 * An endpoint for account holders or admins: lets in whom the contract lets in, then does as `route`.
 * Apart from it, because Firebase Auth weighs more than most of the public functions' own code.
 * @param deadlineMs where the work may take longer than an ordinary request
 */
export function signedInRoute<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  endpoint: Endpoint<Request, Response, 'user' | 'admin'>,
  answer: (input: z.infer<Request>, info: SignedInInfo) => Promise<z.infer<Response>>,
  deadlineMs?: number,
): Route {
  // What an admin causes is in English, also where the browser would have it otherwise.
  const languageOf = endpoint.access === 'admin' ? inEnglish : languageOfRequest;
  const handler = guardedIn(
    languageOf,
    async (request, info) => {
      refuseMethod(request, endpoint);
      // Before the input is looked at: a stranger is not told what a form wants.
      const account = await authorize(request, endpoint.access);
      if (endpoint.stepUp) await requireStepUp(request, account, info.now);
      const headers: Record<string, string> = {};
      const all = { ...info, account, headers };
      const answerOffering = async (input: z.infer<Request>) => {
        const { answer: given, undo } = await withUndo(() => answer(input, all));
        if (undo !== undefined) headers[UNDO_HEADER] = undo;
        return given;
      };
      return answerWith(endpoint, request, answerOffering, headers);
    },
    deadlineMs,
  );
  return { endpoint, handler };
}
