import type { ErrorCode } from '#contracts/errors.ts';

interface AppErrorOptions {
  /** Messages by field path, shown beside the field. */
  fields?: Record<string, string>;
  /** What went wrong for the log; never shown to the person. */
  cause?: unknown;
}

/** A refusal with a code for the program and a message the person can act on. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
  }
}
