import { type RefObject, useEffect, useReducer, useState } from 'react';
import { readForm, saveDraft } from '#browser/forms/draft.ts';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { MAX_PLAYERS } from '#domain/registration/choices.ts';
import { messages } from '#words/registration/invited.ts';
import { fillInKnown } from '../fill-in-known.ts';
import { FORM } from '../form-name.ts';
import { describeTypedPlayer } from '../typed-players.ts';
import { emptyCard } from './empty-card.ts';
import { filledWords } from './filled-words.ts';
import type { KnownPlayer } from './known-player.ts';

interface KnownPlayersProps {
  known: readonly KnownPlayer[];
  form: RefObject<HTMLFormElement | null>;
  players: { ids: readonly number[]; add: (change: 'filled') => void };
  onRemove: (index: number) => void;
}

/**
 * The family's players of an earlier season. Who is ticked has a card, filled in as far as it is known:
 * the first that is empty, else a new one. Loaded for families that we know.
 */
export function KnownPlayers({ known, form, players, onRemove }: KnownPlayersProps) {
  const { ids, add } = players;
  const [wanted, setWanted] = useState<{ person: KnownPlayer; index: number }>();
  const render = useRenderOnInput(form);

  useEffect(() => {
    const element = form.current;
    if (!wanted || !element) return;
    // A new card has to be on the page before it is filled in.
    if (ids.length <= wanted.index) return add('filled');
    emptyCard(element, wanted.index);
    fillInKnown(element, fieldsOf(wanted.person, wanted.index));
    // Photos, too, are agreed to again: left unchecked, the consent of before is withdrawn.
    const photos = element.querySelector(`[name="players.${wanted.index}.photoConsent"]`);
    photos?.closest('details')?.setAttribute('open', '');
    saveDraft(FORM, element);
    setWanted(undefined);
  }, [wanted, ids.length, add, form]);

  function tick(person: KnownPlayer, isTicked: boolean) {
    const element = form.current;
    if (!element) return;
    if (!isTicked) return remove(element, placeOf(element, person, ids.length));
    const blank = ids.findIndex((_, index) => !describeTypedPlayer(element, index));
    setWanted({ person, index: blank === -1 ? ids.length : blank });
  }

  /** The last card stays, empty. */
  function remove(element: HTMLFormElement, index: number) {
    if (ids.length > 1) return onRemove(index);
    emptyCard(element, index);
    saveDraft(FORM, element);
    render();
  }

  const placeNow = (person: KnownPlayer) =>
    form.current ? placeOf(form.current, person, ids.length) : -1;
  return (
    <fieldset className="flex flex-col gap-3 rounded-lg bg-tint p-4 sm:p-5">
      <legend className="float-start mb-1 w-full font-semibold">{messages.who}</legend>
      {known.map((person) => {
        const isThere = placeNow(person) !== -1;
        return (
          <Checkbox
            key={nameOf(person)}
            checked={isThere || wanted?.person === person}
            disabled={!isThere && ids.length === MAX_PLAYERS}
            onChange={({ currentTarget: { checked } }) => tick(person, checked)}
            label={nameOf(person)}
          />
        );
      })}
      <p role="status" className="text-sm text-muted">
        {filledWords(known.filter((person) => placeNow(person) !== -1))}
      </p>
    </fieldset>
  );
}

const nameOf = ({ firstName, lastName }: KnownPlayer) => `${firstName} ${lastName}`;

function placeOf(form: HTMLFormElement, person: KnownPlayer, count: number): number {
  const text = readForm(form);
  const places = Array.from({ length: count }, (_, index) => `players.${index}`);
  return places.findIndex(
    (place) =>
      text[`${place}.firstName`] === person.firstName &&
      text[`${place}.lastName`] === person.lastName,
  );
}

function fieldsOf({ firstName, lastName, age, grade }: KnownPlayer, index: number) {
  const known = { firstName, lastName, age, grade };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[`players.${index}.${name}`, String(value)]],
    ),
  );
}

/** The cards are typed into without React's knowledge; who is ticked follows them. */
function useRenderOnInput(form: RefObject<HTMLFormElement | null>): () => void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('input', render);
    return () => element?.removeEventListener('input', render);
  }, [form]);
  return render;
}
