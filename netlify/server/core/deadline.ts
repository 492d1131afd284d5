import { AsyncLocalStorage } from 'node:async_hooks';
import { messages } from '#words/refusals/common.ts';
import { AppError } from './app-error.ts';

/** The refusal when a service of ours cannot be reached. */
export function serviceUnavailable(cause: unknown): AppError {
  return new AppError('service_unavailable', messages.unreachable, { cause });
}

/**
 * Settles with the work or, when it takes longer, with a refusal the person can act on. The SDKs
 * retry a dead service for up to ten minutes, far longer than a person or the host waits. The work
 * itself goes on.
 * @throws AppError service_unavailable after `milliseconds`
 */
export async function withDeadline<T>(
  work: Promise<T>,
  milliseconds: number,
  what: string,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(serviceUnavailable(`${what} took longer than ${milliseconds} ms`));
    }, milliseconds);
  });
  // The loser of the race must not surface later as an unhandled rejection.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const requests = new AsyncLocalStorage<{ isLate: boolean }>();

/**
 * The same for what a request asks for, which may be frozen after its answer and go on with the next one.
 * What it writes then is idempotent; only a new record must not appear any more: {@link refuseIfLate}. One whose
 * saving had begun cannot be stopped.
 * @throws AppError service_unavailable after `milliseconds`
 */
export async function answerInTime<T>(
  work: () => Promise<T>,
  milliseconds: number,
  what: string,
): Promise<T> {
  const request = { isLate: false };
  const working = requests.run(request, work);
  let isDone = false;
  const noted = working.finally(() => {
    isDone = true;
  });
  try {
    return await withDeadline(noted, milliseconds, what);
  } finally {
    request.isLate = !isDone;
  }
}

/**
 * To be called right before a record is created. Whoever was told meanwhile that it could not be saved may
 * have changed the form and sent it again: that is another record, which knows nothing of this one.
 * @throws AppError service_unavailable
 */
export function refuseIfLate(): void {
  if (requests.getStore()?.isLate)
    throw serviceUnavailable(new Error('The request was refused meanwhile.'));
}
