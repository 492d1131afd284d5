/** A refusal with the status and the JSON body Sanity would send; the client reads both. */
export class LakeError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, message: string, body: Record<string, unknown>) {
    super(message);
    this.name = 'LakeError';
    this.status = status;
    this.body = body;
  }
}

const STATUS_NAMES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  501: 'Not Implemented',
};

/** `{statusCode, error, message}`: how the API's gateway answers (authentication, unknown dataset …). */
export function gatewayError(status: number, message: string): LakeError {
  return new LakeError(status, message, {
    statusCode: status,
    error: STATUS_NAMES[status] ?? 'Error',
    message,
  });
}

/** `{error: {description, type, …}}`: how the data store itself answers. */
export function dataError(
  status: number,
  type: string,
  description: string,
  more: Record<string, unknown> = {},
): LakeError {
  return new LakeError(status, description, { error: { description, type, ...more } });
}

/** What this stand-in does not do. A plausible answer would be worse than none. */
export function notImplemented(what: string): LakeError {
  return gatewayError(501, `The local Content Lake does not implement ${what}.`);
}
