import { useId } from 'react';
import type { Errors } from '#components/form/TextField.tsx';
import { DollarInput } from '#components/ui/DollarInput.tsx';
import { Field } from '#components/ui/Field.tsx';
import type { OfferedPick } from '#domain/donations/gift-picks.ts';
import { formatAmount } from '#domain/money/amount-range.ts';
import type { Cents } from '#domain/money/money.ts';
import { messages } from '#words/donations/form.ts';
import { PICKED } from './read-gift.ts';

interface AmountFieldsProps {
  /** The name of the field for an amount of one's own. */
  typed: string;
  picks: readonly TiledPick[];
  /** The amount that the page comes with. */
  preselected: Cents | undefined;
  hint: string;
  errors: Errors;
}

/** An amount to pick, as its tile shows it: what it does, with a note below. */
export interface TiledPick extends OfferedPick {
  text: string | null;
  note: string | null;
}

const TILE =
  'relative flex min-h-16 items-center gap-3 rounded-md border border-control bg-surface px-4 py-3 sm:last:odd:col-span-2 ' +
  'transition-colors has-checked:border-secondary-text has-checked:bg-secondary-tint ' +
  'has-checked:ring-1 has-checked:ring-secondary-text has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** Amounts to pick from, each with what it does, and a field for one's own, which overrides. */
export function AmountFields({ typed, picks, preselected, hint, errors }: AmountFieldsProps) {
  const id = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="headline mb-4 text-h3">{messages.amount}</legend>
      {picks.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="sr-only">{messages.quickPicks}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {picks.map((pick) => (
              <label key={pick.cents} className={TILE}>
                <input
                  type="radio"
                  name={PICKED}
                  value={pick.cents}
                  defaultChecked={pick.cents === preselected}
                  data-error="amountCents"
                  aria-label={`$${formatAmount(pick.cents)}`}
                  aria-describedby={`${id}${pick.cents}`}
                  className="absolute inset-0 opacity-0"
                />
                <span className="headline min-w-20 shrink-0 text-3xl leading-none text-secondary-text">
                  ${formatAmount(pick.cents)}
                </span>
                <span id={`${id}${pick.cents}`} className="min-w-0 text-sm wrap-anywhere">
                  {pick.text}
                  {pick.note && <span className="block text-muted">{pick.note}</span>}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Field
        label={messages.customAmount}
        hint={hint}
        error={errors.amountCents}
        className="sm:max-w-64"
      >
        <DollarInput name={typed} data-overrides={PICKED} data-error="amountCents" />
      </Field>
    </fieldset>
  );
}
