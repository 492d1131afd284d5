import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { readDraft, restoreDraft, saveDraft } from '#browser/forms/draft.ts';
import { MAX_PLAYERS } from '#domain/registration/choices.ts';
import { carryLastName, countPlayers } from './typed-players.ts';

interface PlayerList {
  /** One number for each card, which stays with it; the names of its fields go by place. */
  ids: readonly number[];
  /** What made it so; draft and focus follow once the cards are on the page (or gone from it). */
  change?: 'restored' | 'added' | 'filled' | 'removed';
}

/**
 * The players' cards; as many as the draft has, once the page is alive.
 * @param name of the draft
 * @param onMissing told the fields that were typed and are not kept, once the others are back in place
 */
export function usePlayers(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  onMissing: (fields: string[]) => void,
) {
  const [list, setList] = useState<PlayerList>({ ids: [0] });

  const askAgain = useEffectEvent(onMissing);

  useEffect(() => {
    const count = Math.min(countPlayers(Object.keys(readDraft(name))), MAX_PLAYERS);
    setList({ ids: Array.from({ length: count }, (_, index) => index), change: 'restored' });
  }, [name]);

  useEffect(() => {
    const element = form.current;
    if (!element || !list.change) return;
    if (list.change === 'restored') {
      const missing = restoreDraft(name, element);
      unfold(element);
      if (missing.length > 0) askAgain(missing);
      return;
    }
    const last = list.ids.length - 1;
    if (list.change === 'added') carryLastName(element, last);
    saveDraft(name, element);
    if (list.change === 'filled') return;
    const target = list.change === 'added' ? `[name="players.${last}.firstName"]` : '[data-add]';
    element.querySelector<HTMLElement>(target)?.focus();
  }, [list, name, form]);

  return {
    ids: list.ids,
    /** @param change 'filled' where it is filled in for them: the focus stays where it is */
    add: (change: 'added' | 'filled' = 'added') =>
      setList(({ ids }) => ({ ids: [...ids, Math.max(...ids) + 1].slice(0, MAX_PLAYERS), change })),
    /** Never below one. */
    remove: (index: number) =>
      setList((current) => {
        if (current.ids.length === 1) return current;
        return { ids: current.ids.filter((_, place) => place !== index), change: 'removed' };
      }),
  };
}

/** Opens what is folded away and holds something. */
function unfold(form: HTMLFormElement): void {
  for (const fold of form.querySelectorAll('details')) {
    const fields = [...fold.querySelectorAll<HTMLInputElement>('[name]')];
    fold.open = fields.some(({ type, checked, value }) => (type === 'checkbox' ? checked : value));
  }
}
