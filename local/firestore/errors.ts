const HTTP_STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  NOT_FOUND: 404,
  ABORTED: 409,
  ALREADY_EXISTS: 409,
  UNKNOWN: 500,
  UNIMPLEMENTED: 501,
} as const;

const GRPC_CODE = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  UNKNOWN: 2,
} as const;

export type Status = keyof typeof HTTP_STATUS;

/** A refusal Firestore itself would give, in the words a client's SDK decodes. */
export class FirestoreError extends Error {
  readonly status: Status;

  constructor(status: Status, message: string) {
    super(message);
    this.status = status;
  }

  get httpStatus(): number {
    return HTTP_STATUS[this.status];
  }

  /** The number used inside a `batchWrite` reply. */
  get grpcCode(): number {
    return GRPC_CODE[this.status];
  }

  /** The SDK decides what to retry by `status`: a bare 409 would decode as ABORTED and be retried. */
  toBody(): { error: { code: number; message: string; status: Status } } {
    return { error: { code: this.httpStatus, message: this.message, status: this.status } };
  }
}

export const invalid = (message: string) => new FirestoreError('INVALID_ARGUMENT', message);

export const unimplemented = (what: string) =>
  new FirestoreError('UNIMPLEMENTED', `The local Firestore does not implement ${what}.`);
