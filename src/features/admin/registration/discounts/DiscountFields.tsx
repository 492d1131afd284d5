import { type Errors, TextField } from '#components/form/TextField.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import type { DiscountRow } from '#contracts/discounts/dashboard.ts';
import { DISCOUNT_RULES, DISCOUNT_SCOPES } from '#domain/discounts/discount.ts';
import { messages as discountMessages } from '#words/office/dashboard/discounts.ts';

const { dialog: messages, rules, scopes } = discountMessages;

interface DiscountFieldsProps {
  /** Blank without one. */
  discount: DiscountRow | undefined;
  errors: Errors;
}

/** Everything the office says of a discount. */
export function DiscountFields({ discount, errors }: DiscountFieldsProps) {
  const { percent = null, cents = null, maxUses = null } = discount ?? {};
  const optional = { errors, optional: true, autoComplete: 'off' } as const;
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        name="name"
        label={messages.name}
        hint={messages.nameHint}
        errors={errors}
        defaultValue={discount?.name}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <Field label={messages.rule} error={errors.rule}>
        <Select name="rule" defaultValue={discount?.rule ?? 'everyone'}>
          {DISCOUNT_RULES.map((rule) => (
            <option key={rule} value={rule}>
              {rules[rule]}
            </option>
          ))}
        </Select>
      </Field>
      <TextField
        {...optional}
        name="code"
        label={messages.code}
        hint={messages.codeHint}
        defaultValue={discount?.code ?? ''}
      />
      <TextField
        {...optional}
        name="percent"
        label={messages.percent}
        inputMode="numeric"
        defaultValue={percent ?? ''}
      />
      <Field label={messages.amount} optional error={errors.cents}>
        <TextInput
          name="amount"
          data-error="cents"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={cents === null ? '' : (cents / 100).toFixed(2)}
        />
      </Field>
      <Field label={messages.per} error={errors.per}>
        <Select name="per" defaultValue={discount?.per ?? 'player'}>
          {DISCOUNT_SCOPES.map((scope) => (
            <option key={scope} value={scope}>
              {scopes[scope]}
            </option>
          ))}
        </Select>
      </Field>
      <TextField
        {...optional}
        name="maxUses"
        label={messages.maxUses}
        hint={messages.maxUsesHint}
        inputMode="numeric"
        defaultValue={maxUses ?? ''}
      />
      <TextField
        {...optional}
        name="validFrom"
        type="date"
        label={messages.validFrom}
        defaultValue={discount?.validFrom ?? ''}
      />
      <TextField
        {...optional}
        name="validTo"
        type="date"
        label={messages.validTo}
        defaultValue={discount?.validTo ?? ''}
      />
      <Checkbox
        name="isOn"
        label={messages.isOn}
        error={errors.isOn}
        defaultChecked={discount?.isOn ?? true}
        className="sm:col-span-2"
      />
    </div>
  );
}
