import { type RefObject, useEffect } from 'react';
import { useSession } from '#browser/session/use-session.ts';

/** Fills in what is known of whoever is signed in under a verified address. */
export function useFamily(form: RefObject<HTMLFormElement | null>): void {
  const session = useSession();
  const isKnown = session.status === 'signed-in' && session.emailVerified;
  useEffect(() => {
    if (!isKnown) return;
    import('./fill-in-family.ts')
      .then(({ fillInFamily }) => form.current && fillInFamily(form.current))
      // Offline: they type it themselves.
      .catch(() => undefined);
  }, [isKnown, form]);
}
