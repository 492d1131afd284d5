import { Firestore } from '@google-cloud/firestore';
import { GoogleAuth, PassThroughClient } from 'google-auth-library';

/**
 * A client of the Firestore that FIRESTORE_EMULATOR_HOST names, and of no other: it brings no key.
 * @throws Error where that variable is not set
 */
export function connectToEmulator(projectId: string): Firestore {
  if (!process.env.FIRESTORE_EMULATOR_HOST) throw new Error('FIRESTORE_EMULATOR_HOST is not set.');
  const auth = new GoogleAuth({ projectId, authClient: new PassThroughClient() });
  return new Firestore({ projectId, auth, preferRest: true });
}
