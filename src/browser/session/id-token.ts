import { codeOf } from './firebase-code.ts';
import { loadFirebase } from './load-firebase.ts';

/**
 * A valid ID token for the Authorization header, or null when nobody is signed in (any more).
 * @throws Error when it has expired and Firebase cannot be reached
 */
export async function readIdToken(): Promise<string | null> {
  const { freshIdToken } = await loadFirebase();
  try {
    return await freshIdToken();
  } catch (error) {
    if (codeOf(error) === 'auth/network-request-failed') throw error;
    return null;
  }
}
