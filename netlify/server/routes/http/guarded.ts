import type { Context } from '@netlify/functions';
import { PROOF_HEADER } from '#domain/limits/proof-of-work.ts';
import { DEFAULT_LANGUAGE, type Language } from '#words/language.ts';
import { AppError } from '../../core/app-error.ts';
import { brokenRecordsNoted } from '../../core/broken-records.ts';
import { answerInTime, serviceUnavailable } from '../../core/deadline.ts';
import { inLanguageOf } from '../../core/language.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import { isContention, isUnreachable } from '../../core/unreachable.ts';
import { refuseDeploy } from './deploy.ts';
import { finished, type Handler } from './finish.ts';
import { respondError } from './respond.ts';

/** Below the host's limit of ten seconds, so that the person gets our words and not the host's. */
const REQUEST_DEADLINE_MS = 9_000;

/** What an endpoint does with a request. */
export type Answer = (request: Request, info: RequestInfo) => Promise<Response>;

/**
 * Runs `answer` with the guards every function shares: a deadline, one form of refusal, a request id. It
 * speaks English, whoever asks.
 */
export function guarded(answer: Answer, deadlineMs = REQUEST_DEADLINE_MS): Handler {
  return guardedIn(async () => DEFAULT_LANGUAGE, answer, deadlineMs);
}

/** The same, answered in a language that the request may choose. */
export function guardedIn(
  languageOf: (request: Request) => Promise<Language>,
  answer: Answer,
  deadlineMs = REQUEST_DEADLINE_MS,
): Handler {
  return finished(async (request, context) =>
    inLanguageOf(await languageOf(request), () => guard(request, context)),
  );

  async function guard(request: Request, context: Context): Promise<Response> {
    const info = requestInfo(request, context);
    try {
      refuseDeploy(context.deploy?.context);
      const { method, url } = request;
      const what = `${method} ${new URL(url).pathname}`;
      const work = () => answer(request, info).finally(brokenRecordsNoted);
      return await answerInTime(work, deadlineMs, what);
    } catch (error) {
      const isBusy = isUnreachable(error) || isContention(error);
      return respondError(
        isBusy && !(error instanceof AppError) ? serviceUnavailable(error) : error,
        info.requestId,
      );
    }
  }
}

function requestInfo(request: Request, context: Context): RequestInfo {
  return {
    requestId: context.requestId || crypto.randomUUID(),
    now: new Date(),
    ip: context.ip ?? '',
    userAgent: request.headers.get('user-agent') ?? '',
    proof: request.headers.get(PROOF_HEADER) ?? '',
    waitUntil: (work) => {
      const logged = work.catch((error: unknown) => {
        console.error(
          JSON.stringify({ level: 'error', code: 'after_answer', detail: String(error) }),
        );
      });
      // Hosts that freeze a function after its answer offer waitUntil; elsewhere the promise just runs.
      context.waitUntil?.(logged);
    },
  };
}
