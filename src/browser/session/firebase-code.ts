/** The code of an error of Firebase, such as 'auth/network-request-failed', or ''. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
