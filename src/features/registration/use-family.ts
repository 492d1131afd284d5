import { type RefObject, useEffect, useState } from 'react';
import { useSession } from '#browser/session/use-session.ts';
import type { KnownPlayer } from './known/known-player.ts';

/**
 * Fills in what is known of whoever is signed in under a verified address.
 * @returns the family's players who are not registered for this season, and who says so else
 */
export function useFamily(form: RefObject<HTMLFormElement | null>) {
  const [players, setPlayers] = useState<readonly KnownPlayer[]>([]);
  const session = useSession();
  const isKnown = session.status === 'signed-in' && session.emailVerified;
  useEffect(() => {
    if (!isKnown) return;
    import('./later.ts')
      .then(({ loadFamily }) => loadFamily())
      .then(async ({ fillInFamily }) => {
        if (form.current) setPlayers(await fillInFamily(form.current));
      })
      // Offline: they type it themselves.
      .catch(() => undefined);
  }, [isKnown, form]);
  return { players, setPlayers };
}
