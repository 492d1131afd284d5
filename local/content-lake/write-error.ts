import { dataError, type LakeError } from './lake-error.ts';

/** One mutation or action that cannot be done, in the store's own words. */
export class WriteError extends Error {
  readonly type: string;
  readonly details: Record<string, unknown>;

  constructor(type: string, description: string, details: Record<string, unknown> = {}) {
    super(description);
    this.name = 'WriteError';
    this.type = type;
    this.details = details;
  }
}

/** The 409 a transaction is refused with, naming the item (by its place in the request) that failed. */
export function refuseWrite(
  kind: 'mutationError' | 'actionError',
  index: number,
  error: WriteError,
): LakeError {
  const item = { type: error.type, description: error.message, ...error.details };
  const description = kind === 'actionError' ? 'The action failed' : 'The mutation(s) failed';
  return dataError(409, kind, `${description}: ${error.message}`, {
    items: [{ index, error: item }],
  });
}

/** Runs each item; the first that fails refuses all. */
export function runEach<T, R>(
  kind: 'mutationError' | 'actionError',
  items: readonly T[],
  run: (item: T) => R,
): R[] {
  return items.map((item, index) => {
    try {
      return run(item);
    } catch (error) {
      throw error instanceof WriteError ? refuseWrite(kind, index, error) : error;
    }
  });
}
