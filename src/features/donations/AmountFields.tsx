import { useId } from 'react';
import type { Errors } from '#components/form/TextField.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import type { GiftPick } from '#domain/donations/gift-picks.ts';
import { formatAmount } from '#domain/money/amount-range.ts';
import { messages } from '#words/donations/form.ts';
import { type GiftType, PICKED, TYPED } from './read-gift.ts';

interface AmountFieldsProps {
  type: GiftType;
  picks: readonly GiftPick[];
  hint: string;
  errors: Errors;
}

const TILE =
  'relative flex min-h-16 items-center gap-4 rounded-md border border-control bg-surface px-4 py-3 ' +
  'transition-colors has-checked:border-secondary-text has-checked:bg-secondary-tint ' +
  'has-checked:ring-1 has-checked:ring-secondary-text has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** Amounts to pick from, each with what it does, and a field for one's own, which overrides. */
export function AmountFields({ type, picks, hint, errors }: AmountFieldsProps) {
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
                  data-error="amountCents"
                  aria-labelledby={`${id}-${pick.cents}`}
                  aria-describedby={`${id}-${pick.cents}-impact`}
                  className="absolute inset-0 opacity-0"
                />
                <span
                  id={`${id}-${pick.cents}`}
                  className="headline tabular min-w-[4.5ch] text-h3 text-secondary-text"
                >
                  ${formatAmount(pick.cents)}
                </span>
                <span id={`${id}-${pick.cents}-impact`} className="min-w-0 text-sm">
                  {impactOf(type, pick)}
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
        {/* Text and not a number: what a browser cannot read as one it would hand on as nothing. */}
        <TextInput
          name={TYPED[type]}
          data-error="amountCents"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          className="tabular"
        />
      </Field>
    </fieldset>
  );
}

/** 'Buys ten hours with a tutor.'; of a monthly gift what it comes to in a year, too. */
export function impactOf(type: GiftType, { cents, impact }: GiftPick): string {
  const year = type === 'monthly' && messages.aYear(`$${formatAmount(cents * 12)}`);
  return [year, impact].filter(Boolean).join(' ');
}
