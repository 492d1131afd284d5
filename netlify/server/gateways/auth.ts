import { type Auth, getAuth } from 'firebase-admin/auth';
import { firebaseApp } from './firestore.ts';

/** Firebase Auth with the powers of the server. */
export function auth(): Auth {
  return getAuth(firebaseApp());
}
