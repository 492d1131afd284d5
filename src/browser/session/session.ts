import type { User } from 'firebase/auth';
import { callApi } from '#browser/api.ts';
import { keepFor } from '#browser/private-storage.ts';
import { saveSessionHint } from '#browser/session-hint.ts';
import { type AccountAnswer, getOwnAccountEndpoint } from '#contracts/accounts/session.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { loadFirebase } from './load-firebase.ts';
import { $session, type Session } from './session-store.ts';
import { isSigningOut, unmarkSigningOut } from './sign-out-mark.ts';
import { tellOtherAccount } from './tell-other-account.ts';

let isWatching = false;
/** While a sign-in or sign-up is under way, which tells the outcome itself. */
let isHeld = false;
/** Only the answer to the last question counts. */
let lastQuestion = 0;

/**
 * Follows who is signed in, from now on.
 * @throws Error when Firebase cannot be loaded
 */
export async function watchSession(): Promise<void> {
  const firebase = await loadFirebase();
  if (isSigningOut()) {
    await firebase.signOut();
    unmarkSigningOut();
  }
  if (isWatching) {
    await followUser(await firebase.currentUser());
    return;
  }
  isWatching = true;
  firebase.watchUser((user) => {
    if (!isHeld) void followUser(user);
  });
}

/** Runs a sign-in or sign-up without the session following each of its steps; it says itself what came of it. */
export async function holdSession<T>(work: () => Promise<T>): Promise<T> {
  isHeld = true;
  try {
    return await work();
  } finally {
    isHeld = false;
  }
}

/** The session of a user of Firebase: asks the server for the profile, and keeps the header in step. */
export async function followUser(user: User | null): Promise<Session> {
  lastQuestion += 1;
  const question = lastQuestion;
  const session = user ? await readOwnSession(user) : ({ status: 'signed-out' } as const);
  if (question !== lastQuestion) return $session.get();
  if (session.status === 'signed-out') {
    saveSessionHint(undefined);
    // Firebase tells of a sign-out, and so does whoever asked for it; a page leaves once.
    if ($session.get().status === 'signed-out') return session;
  }
  // A session that has expired keeps what was typed, for whoever typed it.
  if (session.status === 'signed-in' && keepFor(session.uid)) tellOtherAccount();
  $session.set(session);
  if (session.status === 'signed-in') showInHeader(session);
  return session;
}

async function readOwnSession({ uid }: User): Promise<Session> {
  const answer = await callApi(getOwnAccountEndpoint, {}, { onUnauthorized: 'answer' });
  if (answer.ok) return { status: 'signed-in', ...answer.data };
  if (answer.error.code !== 'unauthorized') {
    return { status: 'failed', message: answer.error.message, uid };
  }
  // Revoked, disabled or deleted: what is stored here is worth nothing any more.
  const firebase = await loadFirebase();
  await firebase.signOut();
  return { status: 'signed-out' };
}

/** Takes over what an endpoint of the account answered. */
export function showAccount(account: AccountAnswer): void {
  $session.set({ status: 'signed-in', ...account });
  showInHeader(account);
}

function showInHeader({ email, profile }: AccountAnswer): void {
  const name = profile ? fullName(profile) : email;
  saveSessionHint({ name, role: profile?.role ?? '' });
}
