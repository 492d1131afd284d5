import { type RefObject, useEffect, useState } from 'react';
import { saveDraft } from '#browser/forms/draft.ts';
import { Button } from '#components/ui/Button.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import type { OpenInvitation } from '#contracts/seasons/public.ts';
import { MAX_PLAYERS } from '#domain/registration/choices.ts';
import { messages } from '#words/registration/invited.ts';
import { fillInKnown } from '../fill-in-known.ts';
import { FORM } from '../form-name.ts';

type Person = OpenInvitation['players'][number];

interface ChoosePlayersProps {
  known: readonly Person[];
  form: RefObject<HTMLFormElement | null>;
  players: { ids: readonly number[]; add: () => void };
}

/** The family's players, to be ticked: a card for each, with the name in it. What was typed stays. */
export function ChoosePlayers({ known, form, players }: ChoosePlayersProps) {
  const [left, setLeft] = useState<readonly Person[]>([]);
  const [wanted, setWanted] = useState<readonly Person[]>();
  const [isFilled, setFilled] = useState(false);
  const { ids, add } = players;

  useEffect(() => {
    if (!wanted || !form.current) return;
    // A card at a time: each has to be on the page before it is filled in.
    if (ids.length < wanted.length) return add();
    for (const [index, { firstName, lastName }] of wanted.entries()) {
      const card = `players.${index}`;
      fillInKnown(form.current, {
        [`${card}.firstName`]: firstName,
        [`${card}.lastName`]: lastName,
      });
    }
    saveDraft(FORM, form.current);
    setWanted(undefined);
    setFilled(true);
    form.current.querySelector<HTMLElement>('[name="players.0.age"]')?.focus();
  }, [wanted, ids.length, add, form]);

  const chosen = known.filter((person) => !left.includes(person)).slice(0, MAX_PLAYERS);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{messages.who}</legend>
      {known.map((person) => (
        <Checkbox
          key={`${person.firstName} ${person.lastName}`}
          checked={!left.includes(person)}
          onChange={({ currentTarget: { checked } }) =>
            setLeft(checked ? left.filter((one) => one !== person) : [...left, person])
          }
          label={`${person.firstName} ${person.lastName}`}
        />
      ))}
      <Button
        disabled={chosen.length === 0}
        onClick={() => setWanted(chosen)}
        className="self-start"
      >
        {messages.fill}
      </Button>
      <p role="status" className="text-sm">
        {isFilled && messages.filled}
      </p>
    </fieldset>
  );
}
