import type { FormEvent } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { type SeasonState, startSeasonEndpoint } from '#contracts/seasons/dashboard.ts';
import { messages as seasonMessages } from '#words/office/dashboard/new-season.ts';
import { useSave } from '../kit/use-save.ts';

const messages = seasonMessages.start;

/** In their order, by the names that they have once the change has begun. */
const STEPS = [
  seasonMessages.bills,
  seasonMessages.schedule,
  seasonMessages.players,
  seasonMessages.settings,
  seasonMessages.invite,
  seasonMessages.progress,
];

interface StartSeasonProps {
  season: SeasonState;
  onDone: () => void;
}

/** Says what is coming, and begins it. */
export function StartSeason({ season: { published, closed }, onDone }: StartSeasonProps) {
  const { busy, error, run } = useSave();

  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const from = String(new FormData(event.currentTarget).get('from') ?? '');
    const result = await run(() => callApi(startSeasonEndpoint, { from }), messages);
    if (result) onDone();
  }

  return (
    <form
      onSubmit={(event) => void start(event)}
      noValidate
      className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-2"
    >
      <p className="max-w-measure">{messages.text}</p>
      <ol className="divide-y divide-line rounded-lg bg-tint px-5 py-2 lg:col-start-2 lg:row-span-2">
        {STEPS.map(({ title }, index) => (
          <li key={title} className="flex min-h-12 items-center gap-3 font-medium">
            <span
              aria-hidden="true"
              className="headline w-4 text-center text-2xl text-secondary-text"
            >
              {index + 1}
            </span>
            {title}
          </li>
        ))}
      </ol>
      <div className="flex flex-col gap-5">
        <Field
          label={messages.from}
          hint={messages.hint}
          error={error?.fields?.from ?? error?.message}
        >
          <TextInput name="from" defaultValue={published.seasonName} maxLength={80} />
        </Field>
        <Button type="submit" loading={busy} className="self-start">
          {messages.submit}
        </Button>
        {closed.length > 0 && (
          <p className="text-sm text-muted">{messages.closed(closed.join(', '))}</p>
        )}
      </div>
    </form>
  );
}
