import { FoldedFields } from '#components/form/FoldedFields.tsx';
import type { Errors } from '#components/form/TextField.tsx';
import { DollarInput } from '#components/ui/DollarInput.tsx';
import { Field } from '#components/ui/Field.tsx';
import { RadioGroup } from '#components/ui/RadioGroup.tsx';
import { formatAmount, formatAmountRange } from '#domain/money/amount-range.ts';
import { CUSTOM_LEVEL } from '#domain/sponsorship/level-name.ts';
import type { Level } from '#domain/sponsorship/levels.ts';
import { messages as rules } from '#words/rules/sponsorship.ts';
import { messages } from '#words/sponsorship/form.ts';

interface LevelFieldsProps {
  levels: readonly OfferedLevel[];
  /** The level that the page comes with. */
  preselected: string;
  /** Whether the amount is the sponsor's own: then its field is to be seen. */
  isOwn: boolean;
  errors: Errors;
}

/** A level, with what one gets for it. */
export interface OfferedLevel extends Level {
  benefits: readonly string[];
}

/** The level, and an amount of one's own, which is folded away until it is asked for. */
export function LevelFields({ levels, preselected, isOwn, errors }: LevelFieldsProps) {
  return (
    <section aria-labelledby="level-heading" className="flex min-w-0 flex-col gap-2">
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
              hint: <Amounts level={level} />,
              points: level.benefits,
            })),
            { value: CUSTOM_LEVEL, label: rules.custom, hint: messages.customHint },
          ]}
          defaultValue={preselected}
          columns="sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2"
          error={errors.sponsorshipLevel}
        />
      </div>
      <FoldedFields
        title={messages.ownAmount}
        text={messages.customAmountHint}
        refused={isOwn || errors.amountCents !== undefined}
      >
        <Field label={messages.customAmount} error={errors.amountCents} className="sm:max-w-80">
          <DollarInput
            name="customAmount"
            data-overrides="sponsorshipLevel"
            data-error="amountCents"
          />
        </Field>
      </FoldedFields>
    </section>
  );
}

/** '$1,000-2,499 (we suggest $1,500)', of which the first is what one compares. */
function Amounts({ level: { range, suggestedCents } }: { level: Level }) {
  const [amounts, suggested] = [`$${formatAmountRange(range)}`, `$${formatAmount(suggestedCents)}`];
  const hint = messages.levelHint(amounts, suggested);
  const at = hint.indexOf(amounts);
  return (
    <>
      {hint.slice(0, at)}
      <span className="text-base font-semibold text-secondary-text">{amounts}</span>
      {/* Of one amount there is nothing to suggest. */}
      {amounts !== suggested && hint.slice(at + amounts.length)}
    </>
  );
}
