import { atom } from 'nanostores';
import type { Profile } from '#domain/accounts/profile.ts';

/** Somebody is signed in, as the server said when it was asked last. For display: each call is authorized anew. */
export interface SignedIn {
  status: 'signed-in';
  uid: string;
  email: string;
  emailVerified: boolean;
  /** Null while the sign-up is not completed. */
  profile: Profile | null;
}

export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | SignedIn
  /** Somebody may be signed in, but Firebase, or we of whom it named (`uid`), could not be asked. */
  | { status: 'failed'; message: string; uid?: string };

/** Who is signed in. Started by `startSession()`; read it with `useSession()`. */
export const $session = atom<Session>({ status: 'unknown' });
