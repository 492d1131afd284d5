import type { ComponentProps } from 'react';
import { Field } from '#components/ui/Field.tsx';
import { RadioGroup } from '#components/ui/RadioGroup.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { US_STATES } from '#domain/address/us-states.ts';
import { PAYMENT_METHODS } from '#domain/payments/payment.ts';
import { messages } from './messages.ts';

type Errors = Readonly<Record<string, string>>;
type FieldName = keyof typeof messages.fields;

interface TextFieldProps extends ComponentProps<'input'> {
  name: FieldName;
  errors: Errors;
  className?: string;
}

function TextField({ name, errors, className, ...rest }: TextFieldProps) {
  return (
    <Field label={messages.fields[name]} error={errors[name]} className={className ?? ''}>
      <TextInput {...rest} name={name} required />
    </Field>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className="grid min-w-0 items-start gap-x-4 gap-y-5 sm:grid-cols-6">
      <legend className="headline mb-4 text-h3">{title}</legend>
      {children}
    </fieldset>
  );
}

/** Who orders. */
export function ContactFields({ errors }: { errors: Errors }) {
  return (
    <Section title={messages.contact}>
      <TextField
        name="firstName"
        errors={errors}
        autoComplete="given-name"
        className="sm:col-span-3"
      />
      <TextField
        name="lastName"
        errors={errors}
        autoComplete="family-name"
        className="sm:col-span-3"
      />
      <TextField
        name="email"
        errors={errors}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        className="sm:col-span-3"
      />
      <TextField
        name="phone"
        errors={errors}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        className="sm:col-span-3"
      />
    </Section>
  );
}

/** Where it goes. */
export function ShippingFields({ errors }: { errors: Errors }) {
  return (
    <Section title={messages.shipping}>
      <TextField
        name="address"
        errors={errors}
        autoComplete="shipping address-line1"
        className="sm:col-span-6"
      />
      <TextField
        name="city"
        errors={errors}
        autoComplete="shipping address-level2"
        className="sm:col-span-2"
      />
      <Field label={messages.fields.state} error={errors.state} className="sm:col-span-2">
        {/* No default value: setting one on hydration would undo a choice made before it. */}
        <Select name="state" required autoComplete="shipping address-level1">
          <option value="">{messages.chooseState}</option>
          {Object.entries(US_STATES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <TextField
        name="zipCode"
        errors={errors}
        inputMode="numeric"
        autoComplete="shipping postal-code"
        className="sm:col-span-2"
      />
    </Section>
  );
}

/** How it is paid. */
export function PaymentFields({ errors }: { errors: Errors }) {
  const options = PAYMENT_METHODS.map((value) => ({ value, ...messages.methods[value] }));
  return (
    <div>
      <h2 className="mb-4 text-h3">{messages.payment}</h2>
      <RadioGroup
        legend={messages.payment}
        hideLegend
        name="paymentMethod"
        options={options}
        defaultValue="credit-card"
        error={errors.paymentMethod}
      />
    </div>
  );
}
