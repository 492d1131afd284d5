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

/** A step at Firebase that failed, and what the person is told. */
export interface Failure {
  ok: false;
  message: string;
  /** Neither a refusal nor a connection that is missing: its message names no reason. */
  isUnexpected?: true;
}

export const UNEXPECTED: Failure = { ok: false, message: messages.unexpected, isUnexpected: true };

/** @param error of Firebase */
export function describeFailure(error: unknown): Failure {
  const code = codeOf(error);
  if (code === 'auth/network-request-failed') return { ok: false, message: messages.unreachable };
  const reason = BY_CODE[code];
  return reason ? { ok: false, message: messages.refused[reason] } : UNEXPECTED;
}
