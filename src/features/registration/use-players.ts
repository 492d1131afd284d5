import { type RefObject, useEffect, useRef, useState } from 'react';
import { readDraft, restoreDraft, saveDraft } from '#browser/forms/draft.ts';
import { MAX_PLAYERS } from '#domain/registration/registration-form.ts';
import { countPlayers } from './read-registration.ts';

/** What has just happened to the list, which the focus follows. */
type Change = 'restored' | 'added' | 'removed';

/**
 * The players' cards: one number each, which stays with the card; the names of their fields go by
 * place. As many as the draft has, once the page is alive.
 * @param name of the draft
 */
export function usePlayers(name: string, form: RefObject<HTMLFormElement | null>) {
  const [ids, setIds] = useState<readonly number[]>([0]);
  const change = useRef<Change>(undefined);

  useEffect(() => {
    const count = Math.min(countPlayers(Object.keys(readDraft(name))), MAX_PLAYERS);
    if (count === 1) return;
    change.current = 'restored';
    setIds(Array.from({ length: count }, (_, index) => index));
  }, [name]);

  // After the cards are on the page (or gone from it).
  useEffect(() => {
    const element = form.current;
    const happened = change.current;
    change.current = undefined;
    if (!element || !happened) return;
    if (happened === 'restored') return restoreDraft(name, element);
    saveDraft(name, element);
    const last = ids.length - 1;
    const target = happened === 'added' ? `[name="players.${last}.firstName"]` : '[data-add]';
    element.querySelector<HTMLElement>(target)?.focus();
  }, [ids, name, form]);

  return {
    ids,
    add: () => {
      change.current = 'added';
      setIds((current) => [...current, Math.max(...current) + 1].slice(0, MAX_PLAYERS));
    },
    /** Never below one. */
    remove: (index: number) => {
      if (ids.length === 1) return;
      change.current = 'removed';
      setIds((current) => current.filter((_, place) => place !== index));
    },
  };
}
