import { type Auth, getAuth } from 'firebase-admin/auth';
import { isUnreachable } from '../http/unreachable.ts';
import { firebaseApp } from './firestore.ts';

/** Firebase Auth with the powers of the server. */
export function auth(): Auth {
  return getAuth(firebaseApp());
}

/** Who a valid ID token was issued to. */
export interface SignedIn {
  uid: string;
  /** Lower case. Records are matched by it only while it is verified. */
  email: string;
  emailVerified: boolean;
}

/**
 * Who signed in with this ID token, or null when it is forged, expired, revoked, or its account is
 * gone or disabled. Costs one question to Firebase Auth, so that signing out everywhere counts at once.
 * @throws Error when Firebase Auth cannot be reached
 */
export async function verifyIdToken(token: string): Promise<SignedIn | null> {
  try {
    const { uid, email, email_verified } = await auth().verifyIdToken(token, true);
    return { uid, email: (email ?? '').toLowerCase(), emailVerified: email_verified === true };
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return null;
  }
}
