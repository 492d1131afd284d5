import { type FormEvent, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { showToast } from '#components/ui/toast.ts';
import { requestGivingStatementEndpoint } from '#contracts/donations/giving.ts';
import { messages } from '#words/account/records.ts';
import { yearOf } from './dates.ts';

/** Financial records are kept so long. */
const YEARS = 7;

/** Has the statement of a year's gifts mailed. */
export function Statement({ email, timeZone }: { email: string; timeZone: string }) {
  const [busy, setBusy] = useState(false);
  const thisYear = yearOf(new Date(), timeZone);
  const years = Array.from({ length: YEARS }, (_, ago) => thisYear - ago);
  const words = messages.statement;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const year = Number(new FormData(event.currentTarget).get('year'));
    setBusy(true);
    const answer = await callApi(requestGivingStatementEndpoint, { email, year });
    setBusy(false);
    if (answer.ok) return showToast({ ...words.sent(year, email), tone: 'success' });
    const description = answer.error.message;
    return showToast({ title: words.failed, description, tone: 'error' });
  }

  return (
    <form
      onSubmit={(event) => void (busy ? event.preventDefault() : send(event))}
      className="mt-6 flex flex-wrap items-end gap-4 rounded-lg bg-tint p-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-h3">{words.heading}</h3>
        <p className="text-muted">{words.text}</p>
      </div>
      <Field label={words.year}>
        <Select name="year">
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="outline" loading={busy}>
        {busy ? words.busy : words.action}
      </Button>
    </form>
  );
}
