import { messages } from '#words/session.ts';
import { codeOf } from './firebase-code.ts';

/** Firebase's own codes, https://firebase.google.com/docs/auth/admin/errors, in words one can act on. */
const BY_CODE: Readonly<Record<string, keyof typeof messages.refused>> = {
  'auth/invalid-credential': 'credential',
  'auth/invalid-login-credentials': 'credential',
  'auth/wrong-password': 'credential',
  'auth/user-not-found': 'credential',
  'auth/user-disabled': 'disabled',
  'auth/too-many-requests': 'tooMany',
  'auth/email-already-in-use': 'taken',
  'auth/weak-password': 'weak',
  'auth/password-does-not-meet-requirements': 'weak',
};

/** What the person is told of an error of Firebase. */
export function describeFailure(error: unknown): string {
  const code = codeOf(error);
  if (code === 'auth/network-request-failed') return messages.unreachable;
  const reason = BY_CODE[code];
  return reason ? messages.refused[reason] : messages.unexpected;
}
