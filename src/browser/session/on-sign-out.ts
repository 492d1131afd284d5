import { SIGN_OUT_EVENT } from '#browser/header.ts';
import { SIGN_OUT_KEY } from './sign-out-mark.ts';

/** Calls back when somebody signs out by the button, in this tab or another. @returns ends it */
export function onSignOut(callback: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === SIGN_OUT_KEY && newValue !== null) callback();
  };
  window.addEventListener(SIGN_OUT_EVENT, callback);
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener(SIGN_OUT_EVENT, callback);
    window.removeEventListener('storage', listen);
  };
}
