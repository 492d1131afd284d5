import { GoogleAuth, JWT } from 'google-auth-library';
import { recordsEnv } from '../core/env.ts';

interface AuthOptions {
  scopes?: readonly string[];
  fetchImplementation?: typeof fetch;
}

/**
 * Signs calls to Google with the key of our service account. Each SDK takes one of its own, because it
 * notes on it what it calls. Handed the key itself, as firebase-admin does, they warn that this is deprecated.
 * @param options.scopes what may be called, where the SDK does not say so itself
 * @param options.fetchImplementation what makes the calls, where it is not to be the package `node-fetch`
 */
export function googleAuth({ scopes, fetchImplementation }: AuthOptions = {}): GoogleAuth<JWT> {
  const { FIREBASE_PROJECT_ID, FIREBASE_CLIENT_EMAIL, FIREBASE_PRIVATE_KEY } = recordsEnv();
  const key = { email: FIREBASE_CLIENT_EMAIL, key: FIREBASE_PRIVATE_KEY };
  const auth = new GoogleAuth({
    projectId: FIREBASE_PROJECT_ID,
    authClient: new JWT({
      ...key,
      ...(scopes && { scopes: [...scopes] }),
      ...(fetchImplementation && { transporterOptions: { fetchImplementation } }),
    }),
  });
  // Whoever signs an address of a file asks here for the account, which the client alone does not tell.
  auth.jsonContent = { client_email: key.email, private_key: key.key };
  return auth;
}
