import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import { type Account, authorise } from './authorise.ts';
import { answerWith, guarded, type Handler, type RequestInfo, refuseMethod } from './handle.ts';

/**
 * A function that serves one endpoint for account holders or admins: lets in whom the contract lets
 * in, then does as `handle`. Apart from it, because Firebase Auth weighs more than most of the public
 * functions' own code.
 * @param deadlineMs where the work may take longer than an ordinary request
 */
export function handleSignedIn<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  endpoint: Endpoint<Request, Response, 'user' | 'admin'>,
  answer: (
    input: z.infer<Request>,
    info: RequestInfo & { account: Account },
  ) => Promise<z.infer<Response>>,
  deadlineMs?: number,
): Handler {
  return guarded(async (request, info) => {
    refuseMethod(request, endpoint);
    // Before the input is looked at: a stranger is not told what a form wants.
    const account = await authorise(request, endpoint.access);
    return answerWith(endpoint, request, (input) => answer(input, { ...info, account }));
  }, deadlineMs);
}
