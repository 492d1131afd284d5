import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type User,
} from 'firebase/auth';
import { AUTH_EMULATOR, FIREBASE_CONFIG } from './config.ts';

/*
 * The only module that imports Firebase. It is loaded when it is needed (`load-firebase.ts`), and leaves
 * out what `getAuth()` brings for signing in with pop-ups.
 */

const auth = initializeAuth(initializeApp(FIREBASE_CONFIG), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
if (AUTH_EMULATOR) connectAuthEmulator(auth, AUTH_EMULATOR, { disableWarnings: true });

/** Tells who is signed in: once it is known, and at each change in any tab. */
export function watchUser(listener: (user: User | null) => void): void {
  onAuthStateChanged(auth, listener);
}

/** Who is signed in, as stored in this browser. */
export async function currentUser(): Promise<User | null> {
  await auth.authStateReady();
  return auth.currentUser;
}

/** A valid ID token, renewed where it has expired; null when nobody is signed in. */
export async function freshIdToken(): Promise<string | null> {
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken()) ?? null;
}

export async function signIn(email: string, password: string): Promise<User> {
  return (await signInWithEmailAndPassword(auth, email, password)).user;
}

/**
 * Makes an account and signs in to it. One that this browser made a moment ago, before the sign-up was
 * interrupted, is taken up again with its password; with another one the person is told that it is there.
 */
export async function createUser(email: string, password: string): Promise<User> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (user?.email === email) {
    try {
      await confirmPassword(password);
      return user;
    } catch (error) {
      // Read here: what shares a module with this one is named in the script of every page.
      const { code } = error as { code?: unknown };
      if (code === 'auth/network-request-failed') throw error;
      await signOut();
    }
  }
  return (await createUserWithEmailAndPassword(auth, email, password)).user;
}

/** Has whoever is signed in prove it; their next token is as fresh as that of a new sign-in. */
export async function confirmPassword(password: string): Promise<void> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user?.email) throw new Error('Nobody is signed in.');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
}

export async function signOut(): Promise<void> {
  await signOutOfFirebase(auth);
}

/** Has whoever is signed in get a token that knows what the server has changed of the account. */
export async function renewToken(): Promise<User | null> {
  await auth.authStateReady();
  await auth.currentUser?.getIdToken(true);
  return auth.currentUser;
}
