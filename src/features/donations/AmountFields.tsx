import type { Errors } from '#components/form/TextField.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { formatAmount } from '#domain/money/amount-range.ts';
import type { Cents } from '#domain/money/money.ts';
import { messages } from '#words/donations/form.ts';
import { PICKED } from './read-gift.ts';

interface AmountFieldsProps {
  /** The name of the field for an amount of one's own. */
  typed: string;
  quickPicks: readonly Cents[];
  hint: string;
  errors: Errors;
}

const CHIP =
  'relative grid min-h-11 place-items-center rounded-md border border-control bg-surface px-3 py-2 text-lg ' +
  'font-semibold transition-colors has-checked:border-secondary-text has-checked:bg-secondary-tint ' +
  'has-checked:ring-1 has-checked:ring-secondary-text has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** Amounts to pick from, and a field for one's own, which overrides. */
export function AmountFields({ typed, quickPicks, hint, errors }: AmountFieldsProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="headline mb-4 text-h3">{messages.amount}</legend>
      {quickPicks.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="sr-only">{messages.quickPicks}</legend>
          <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
            {quickPicks.map((cents) => (
              <label key={cents} className={CHIP}>
                <input
                  type="radio"
                  name={PICKED}
                  value={cents}
                  data-error="amountCents"
                  className="absolute inset-0 opacity-0"
                />
                ${formatAmount(cents)}
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
          name={typed}
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
