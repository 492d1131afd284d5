import { messages } from '#words/refusals/common.ts';
import { AppError } from './app-error.ts';

/** The refusal when a service of ours cannot be reached. */
export function serviceUnavailable(cause: unknown): AppError {
  return new AppError('service_unavailable', messages.unreachable, { cause });
}

/**
 * Settles with the work or, when it takes longer, with a refusal the person can act on. The SDKs
 * retry a dead service for up to ten minutes, far longer than a person or the host waits. The work
 * itself goes on, which is safe because every write is idempotent.
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
