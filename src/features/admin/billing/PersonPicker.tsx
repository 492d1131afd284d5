import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { FieldError } from '#components/ui/FieldError.tsx';
import { messages as billMessages } from '#words/office/dashboard/player-bills.ts';
import { FindPerson } from '../kit/FindPerson.tsx';

const messages = billMessages.dialog;

/** Whom a bill names. */
export interface ChosenPerson {
  id: string;
  name: string;
  email?: string;
}

interface PersonPickerProps {
  /** Of the form field, which holds the person's id. */
  name: string;
  label: string;
  findLabel: string;
  ofRole: 'member' | 'parent';
  /** Who is chosen when the form opens. */
  initial: ChosenPerson | undefined;
  /** Whether nobody may be chosen. */
  optional?: boolean;
  error: string | undefined;
  /** Told of each choice. */
  onChosen?: (person: ChosenPerson | undefined) => void;
}

/** Chooses one of thousands: a search, and the few it finds as buttons. */
export function PersonPicker(props: PersonPickerProps) {
  const { name, label, findLabel, ofRole, initial, optional = false, error } = props;
  const [chosen, setChosen] = useState(initial);
  const [searching, setSearching] = useState(!initial && !optional);
  const field = useRef<HTMLInputElement>(null);
  const group = useFocusOnToggle(searching);
  const errorId = `${name}-error`;

  function choose(person: ChosenPerson | undefined) {
    setChosen(person);
    props.onChosen?.(person);
    setSearching(false);
    // The form takes its message away when the field is filled in, of which a hidden one says nothing.
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <fieldset
      ref={group}
      className="flex min-w-0 flex-col gap-2"
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-1.5 font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> {messages.optional}</span>}
      </legend>
      <input ref={field} type="hidden" name={name} value={chosen?.id ?? ''} />
      {searching ? (
        <FindPerson
          label={findLabel}
          ofRole={ofRole}
          optional={optional}
          isWrong={error !== undefined}
          onChoose={choose}
        />
      ) : (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-tint px-3 py-2">
          <span className="min-w-0 wrap-anywhere">
            {chosen?.name ?? billMessages.none}
            {chosen?.email && <span className="block text-sm text-muted">{chosen.email}</span>}
          </span>
          <Button
            size="sm"
            variant="outline"
            data-line-error={error ? true : undefined}
            onClick={() => setSearching(true)}
          >
            {messages.change}
            <span className="sr-only"> {label}</span>
          </Button>
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}

/** What was clicked goes away with the click: the focus moves to what came in its place. */
function useFocusOnToggle(searching: boolean) {
  const group = useRef<HTMLFieldSetElement>(null);
  const shown = useRef(searching);
  useEffect(() => {
    if (shown.current === searching) return;
    shown.current = searching;
    group.current?.querySelector<HTMLElement>(searching ? '[type=search]' : 'button')?.focus();
  }, [searching]);
  return group;
}
