/** gRPC: 4 = deadline exceeded, 14 = unavailable. */
const GRPC_CODES: readonly unknown[] = [4, 14];
const NETWORK_CODES: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  // Of the platform's fetch.
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
];

/** Whether too many wanted to write the same record at once (gRPC: 10 = aborted). */
export function isContention(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 10;
}

/** Whether an error, or one that caused it, says that a service could not be reached or did not answer. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (GRPC_CODES.includes(code) || NETWORK_CODES.includes(code)) return true;
  return isUnreachable(error.cause);
}
