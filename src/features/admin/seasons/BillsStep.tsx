import type { FormEvent } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { FieldError } from '#components/ui/FieldError.tsx';
import { decideBillsEndpoint } from '#contracts/seasons/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { BILL_CHOICES, type BillChoice } from '#domain/seasons/season-change.ts';
import { messages as seasonMessages } from '#words/office/dashboard/new-season.ts';
import { adminHref } from '../kit/admin-location.ts';
import { formatInstantDay } from '../kit/instants.ts';
import { openHere } from '../kit/open-here.ts';
import { isStale, useSave } from '../kit/use-save.ts';
import { Step } from './Step.tsx';
import { type StepProps, seenOf } from './step-props.ts';

const messages = seasonMessages.bills;
const TOAST = { done: messages.saved, failedTitle: messages.failedTitle };

/** What is still owed, and whether it is carried over; no bill is touched. */
export function BillsStep({ change, check, onChanged }: StepProps) {
  const { busy, error, run } = useSave();
  const { bills } = change;

  async function decide(choice: BillChoice | null) {
    const request = { ...seenOf(change), choice };
    await run(async () => {
      const result = await callApi(decideBillsEndpoint, request);
      // What someone else has changed is shown, too: it cannot be decided on otherwise.
      if (result.ok || isStale(result.error)) onChanged();
      return result;
    }, TOAST);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('choice');
    void decide(BILL_CHOICES.find((choice) => choice === typed) ?? 'carried');
  }

  return (
    <Step number={1} title={messages.title} isDone={bills !== null}>
      {bills === null && check && (
        <p>
          {messages.text(check.bills.families, formatCents(check.bills.cents))}{' '}
          {check.bills.automaticCents > 0 &&
            messages.automatic(formatCents(check.bills.automaticCents))}
        </p>
      )}
      {bills !== null && (
        <p>
          {messages.decided[bills.choice](bills.families, formatCents(bills.cents))}{' '}
          {seasonMessages.by(bills.by, formatInstantDay(bills.at))}{' '}
          {check && messages.left(formatCents(check.bills.cents))}
        </p>
      )}
      <p>
        <a
          href={adminHref({ tab: 'families', params: {} })}
          onClick={openHere}
          className="underline"
        >
          {messages.see}
        </a>
      </p>
      {bills === null ? (
        <form onSubmit={submit} className="flex flex-col gap-3">
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-2 font-semibold">{messages.legend}</legend>
            {BILL_CHOICES.map((choice) => (
              <label key={choice} className="flex items-start gap-3">
                <input
                  type="radio"
                  name="choice"
                  value={choice}
                  defaultChecked={choice === 'carried'}
                  className="mt-1 size-4.5 shrink-0"
                />
                <span>{messages.choices[choice]}</span>
              </label>
            ))}
          </fieldset>
          <p className="text-sm text-muted">{messages.note}</p>
          <Button type="submit" loading={busy || !check} className="self-start">
            {messages.save}
          </Button>
        </form>
      ) : (
        <Button
          variant="outline"
          loading={busy}
          onClick={() => void decide(null)}
          className="self-start"
        >
          {seasonMessages.change}
        </Button>
      )}
      <FieldError id="season-bills-error" message={error?.message} />
    </Step>
  );
}
