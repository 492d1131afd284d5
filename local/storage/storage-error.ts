/** A refusal in Cloud Storage's own form. */
export class StorageError extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string, message: string) {
    super(message);
    this.name = 'StorageError';
    this.status = status;
    this.reason = reason;
  }

  get body() {
    const { status: code, message, reason } = this;
    return { error: { code, message, errors: [{ message, domain: 'global', reason }] } };
  }
}

export const badRequest = (message: string) => new StorageError(400, 'invalid', message);

export const notFound = (what: string) =>
  new StorageError(404, 'notFound', `No such object: ${what}`);

/** What Cloud Storage has and this stand-in has not. */
export const notImplemented = (what: string) =>
  new StorageError(
    501,
    'notImplemented',
    `The local storage does not implement ${what}. See local/storage/server.ts for what it does.`,
  );
