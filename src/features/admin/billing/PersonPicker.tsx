import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { FieldError } from '#components/ui/FieldError.tsx';
import { RadioGroup } from '#components/ui/RadioGroup.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { findPeople, type Person } from '#contracts/admin/bills.ts';
import { useAnswer } from '../frame/use-answer.ts';
import { billMessages } from './messages.ts';

const messages = billMessages.dialog;

interface PersonPickerProps {
  /** Of the form field, which holds the person's id. */
  name: string;
  label: string;
  findLabel: string;
  ofRole: 'member' | 'parent';
  /** Who is chosen when the form opens. */
  initial: Person | undefined;
  /** Whether nobody may be chosen. */
  optional?: boolean;
  error: string | undefined;
}

/** Chooses one of thousands: a search, and the few it finds as radios. */
export function PersonPicker(props: PersonPickerProps) {
  const { name, label, findLabel, ofRole, initial, optional = false, error } = props;
  const [chosen, setChosen] = useState(initial);
  const [searching, setSearching] = useState(!initial && !optional);
  const [search, setSearch] = useState('');
  const errorId = `${name}-error`;
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-2"
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <input type="hidden" name={name} value={chosen?.id ?? ''} />
      {!searching && (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-tint px-3 py-2">
          <span>{chosen ? `${chosen.name} (${chosen.email})` : billMessages.none}</span>
          <Button size="sm" variant="outline" onClick={() => setSearching(true)}>
            {messages.change}
          </Button>
        </p>
      )}
      {searching && (
        <>
          <Field label={findLabel} hint={messages.findHint}>
            <TextInput
              type="search"
              aria-invalid={error ? true : undefined}
              onInput={(event) => setSearch(event.currentTarget.value)}
            />
          </Field>
          <FoundPeople
            name={`${name}-choice`}
            label={label}
            ofRole={ofRole}
            search={search}
            optional={optional}
            onChoose={(person) => {
              setChosen(person);
              setSearching(false);
            }}
          />
        </>
      )}
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}

interface FoundPeopleProps {
  name: string;
  label: string;
  ofRole: 'member' | 'parent';
  search: string;
  optional: boolean;
  onChoose: (person: Person | undefined) => void;
}

function FoundPeople({ name, label, ofRole, search, optional, onChoose }: FoundPeopleProps) {
  const { result, retry } = useAnswer(findPeople, { role: ofRole, search });
  if (result && !result.ok) {
    return (
      <p className="text-danger">
        {billMessages.peopleFailed}{' '}
        <Button size="sm" variant="outline" onClick={retry}>
          {messages.retry}
        </Button>
      </p>
    );
  }
  const people = result?.data.people ?? [];
  const options = [
    ...(optional ? [{ value: '', label: billMessages.none }] : []),
    ...people.map(({ id, name: person, email }) => ({ value: id, label: person, hint: email })),
  ];
  if (result && options.length === 0) return <p className="text-muted">{messages.nobody}</p>;
  return (
    <RadioGroup
      legend={label}
      hideLegend
      name={name}
      options={options}
      onValueChange={(id) => onChoose(people.find((person) => person.id === id))}
    />
  );
}
