import { GoogleAuth, JWT } from 'google-auth-library';
import { recordsEnv } from '../core/env.ts';

/**
 * Signs calls to Google with the key of our service account. Each SDK takes one of its own, because it
 * notes on it what it calls. Handed the key itself, as firebase-admin does, they warn that this is deprecated.
 * @param scopes what may be called, where the SDK does not say so itself
 */
export function googleAuth(scopes?: readonly string[]): GoogleAuth<JWT> {
  const { FIREBASE_PROJECT_ID, FIREBASE_CLIENT_EMAIL, FIREBASE_PRIVATE_KEY } = recordsEnv();
  const key = { email: FIREBASE_CLIENT_EMAIL, key: FIREBASE_PRIVATE_KEY };
  const auth = new GoogleAuth({
    projectId: FIREBASE_PROJECT_ID,
    authClient: new JWT({ ...key, ...(scopes && { scopes: [...scopes] }) }),
  });
  // Whoever signs an address of a file asks here for the account, which the client alone does not tell.
  auth.jsonContent = { client_email: key.email, private_key: key.key };
  return auth;
}
