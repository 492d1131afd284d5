import type { Errors } from '#components/form/TextField.tsx';
import { Field } from '#components/ui/Field.tsx';
import { RadioGroup } from '#components/ui/RadioGroup.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { formatAmount, formatAmountRange } from '#domain/money/amount-range.ts';
import { CUSTOM_LEVEL, type Level } from '#domain/sponsorship/levels.ts';
import { messages as rules } from '#words/rules/sponsorship.ts';
import { messages } from '#words/sponsorship/form.ts';

interface LevelFieldsProps {
  levels: readonly Level[];
  errors: Errors;
}

/** The level, and an amount of one's own. */
export function LevelFields({ levels, errors }: LevelFieldsProps) {
  return (
    <section aria-labelledby="level-heading" className="flex min-w-0 flex-col gap-5">
      <div>
        <h2 id="level-heading" className="mb-4 text-h3">
          {messages.level}
        </h2>
        <RadioGroup
          legend={messages.chooseLevel}
          hideLegend
          name="sponsorshipLevel"
          options={[
            ...levels.map((level) => ({
              value: level.name,
              label: level.name,
              hint: describeLevel(level),
            })),
            { value: CUSTOM_LEVEL, label: rules.custom, hint: messages.customHint },
          ]}
          error={errors.sponsorshipLevel}
        />
      </div>
      <Field
        label={messages.customAmount}
        hint={messages.customAmountHint}
        error={errors.amountCents}
        className="sm:max-w-80"
      >
        {/* Text and not a number: what a browser cannot read as one it would hand on as nothing. */}
        <TextInput
          name="customAmount"
          data-error="amountCents"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          className="tabular"
        />
      </Field>
    </section>
  );
}

/** '$1,000-2,499; suggested: $1,500' */
function describeLevel({ range, suggestedCents }: Level): string {
  return messages.levelHint(`$${formatAmountRange(range)}`, `$${formatAmount(suggestedCents)}`);
}
