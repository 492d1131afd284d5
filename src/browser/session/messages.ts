import { codeOf } from './firebase-code.ts';

/** What a person reads about signing in, wherever it happens. */
export const messages = {
  loading: 'Loading...',
  failed: 'We could not check your sign-in',
  unexpected: 'An unexpected error occurred. Please try again.',
  unreachable: 'We could not reach the sign-in service. Check your connection and try again.',
} as const;

/** Firebase's own codes, https://firebase.google.com/docs/auth/admin/errors, in words one can act on. */
const BY_CODE: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'Incorrect email or password.',
  'auth/invalid-login-credentials': 'Incorrect email or password.',
  'auth/wrong-password': 'Incorrect email or password.',
  'auth/user-not-found': 'Incorrect email or password.',
  'auth/user-disabled': 'This account has been closed. Please contact us.',
  'auth/too-many-requests':
    'Too many attempts. Please wait a few minutes, or set a new password with “Forgot password?”.',
  'auth/email-already-in-use':
    'There is an account with this email already. Sign in, or set a new password with “Forgot password?”.',
  'auth/weak-password': 'Please choose a stronger password.',
  'auth/password-does-not-meet-requirements': 'Please choose a stronger password.',
  'auth/network-request-failed': messages.unreachable,
};

/** What the person is told of an error of Firebase. */
export function describeFailure(error: unknown): string {
  return BY_CODE[codeOf(error)] ?? messages.unexpected;
}
