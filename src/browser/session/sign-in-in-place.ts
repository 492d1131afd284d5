import { currentPath, signInAddress } from './return-path.ts';

/** Has the person sign in again in place, and tells when they have; null where it does not. */
type SignInHere = () => Promise<void> | null;
let signInHere: SignInHere | undefined;

/** For a page on which something would be lost: without it the person goes to the sign-in page. @returns ends it */
export function signInInPlace(takesOver: SignInHere): () => void {
  signInHere = takesOver;
  return () => {
    signInHere = undefined;
  };
}

/** For a call that the session has ended under. @returns whether they are signed in again, here */
export async function askToSignIn(): Promise<boolean> {
  const signedIn = signInHere?.();
  if (!signedIn) window.location.assign(signInAddress(currentPath()));
  await signedIn;
  return Boolean(signedIn);
}
