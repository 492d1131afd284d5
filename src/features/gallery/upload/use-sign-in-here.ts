import { type RefObject, useEffect, useRef, useState } from 'react';
import { signInInPlace } from '#browser/session/sign-in-in-place.ts';
import type { RequiredSession } from '#browser/session/use-required-session.ts';

/**
 * While files are chosen, calls that the session has ended under wait until the person has signed in here; then
 * they are sent again. @returns whether the person has to
 */
export function useSignInHere(session: RequiredSession, hasFiles: RefObject<boolean>): boolean {
  const [isWanted, setWanted] = useState(false);
  /** The calls that wait. */
  const waiting = useRef<(() => void)[]>([]);
  const isOver = session.status === 'ready' && session.isOver;
  // Another one after each sign-in.
  const account = session.status === 'ready' && !isOver ? session.account : undefined;
  useEffect(
    () =>
      signInInPlace(() => {
        if (!hasFiles.current) return null;
        setWanted(true);
        return new Promise((resolve) => waiting.current.push(resolve));
      }),
    [hasFiles],
  );
  useEffect(() => {
    if (!account) return;
    setWanted(false);
    for (const resolve of waiting.current.splice(0)) resolve();
  }, [account]);
  return isOver || isWanted;
}
