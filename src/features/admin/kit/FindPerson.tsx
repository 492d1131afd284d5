import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { findPeopleEndpoint, type Person } from '#contracts/billing/dashboard.ts';
import { messages as kitMessages } from '#words/office/dashboard/kit.ts';
import { useEndpointQuery } from './use-endpoint-query.ts';
import { useTypingPause } from './use-typing-pause.ts';

const { people: messages, retry: retryLabel } = kitMessages;

interface FindPersonProps {
  label: string;
  ofRole: 'member' | 'parent';
  /** Whether nobody may be chosen. */
  optional: boolean;
  /** Whether the field is to be corrected. */
  isWrong: boolean;
  onChoose: (person: Person | undefined) => void;
}

/** A search for people of a role, and those it finds. */
export function FindPerson({ label, ofRole, optional, isWrong, onChoose }: FindPersonProps) {
  const [search, setSearch] = useState('');
  const afterTyping = useTypingPause();
  return (
    <>
      <Field label={label} hint={messages.hint}>
        <TextInput
          type="search"
          aria-invalid={isWrong ? true : undefined}
          onInput={(event) => {
            const typed = event.currentTarget.value;
            afterTyping(() => setSearch(typed));
          }}
          // Enter would send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      {optional && <Choice name={messages.none} onClick={() => onChoose(undefined)} />}
      <FoundPeople ofRole={ofRole} search={search} onChoose={onChoose} />
    </>
  );
}

interface FoundPeopleProps {
  ofRole: 'member' | 'parent';
  search: string;
  onChoose: (person: Person) => void;
}

function FoundPeople({ ofRole, search, onChoose }: FoundPeopleProps) {
  // Those before stay while the next are looked for: the list must not jump with every key.
  const { result, data, retry } = useEndpointQuery(
    findPeopleEndpoint,
    { role: ofRole, search },
    { keep: true },
  );
  if (result && !result.ok) {
    return (
      <p role="alert" className="text-danger">
        {messages.failed}: {result.error.message}{' '}
        <Button size="sm" variant="outline" onClick={retry}>
          {retryLabel}
        </Button>
      </p>
    );
  }
  if (data?.people.length === 0) return <p className="text-muted">{messages.nobody}</p>;
  return (
    <ul className="flex max-h-56 flex-col gap-2 overflow-y-auto p-0.5">
      {data?.people.map((person) => (
        <li key={person.id}>
          <Choice {...person} onClick={() => onChoose(person)} />
        </li>
      ))}
    </ul>
  );
}

interface ChoiceProps extends Partial<Pick<Person, 'email' | 'pastSeason'>> {
  name: string;
  onClick: () => void;
}

function Choice({ name, email, pastSeason, onClick }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="w-full rounded-md border border-control bg-surface px-3 py-2 text-start transition-colors hover:bg-tint"
    >
      <span className="block font-medium">{name}</span>
      {pastSeason && <span className="block text-sm">{messages.past(pastSeason)}</span>}
      {email && <span className="block text-sm wrap-anywhere text-muted">{email}</span>}
    </button>
  );
}
