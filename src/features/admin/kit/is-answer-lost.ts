import type { ApiError } from '#browser/api.ts';

/** Whether the server may have done what was asked: it was asked, and its answer did not arrive. */
export function isAnswerLost(error: ApiError | undefined): boolean {
  return error !== undefined && LOST.includes(error.code);
}

const LOST: readonly string[] = ['network', 'timeout', 'unexpected_answer', 'service_unavailable'];
