import type { ReactNode } from 'react';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import type { FieldProps } from './TextField.tsx';

interface SelectFieldProps extends FieldProps {
  /** What the list shows before a choice is made. */
  choose: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** One choice from a list. Uncontrolled, and without a default: see `AddressFields`. */
export function SelectField(props: SelectFieldProps): ReactNode {
  const { name, label, choose, options, errors, hint, optional = false, className = '' } = props;
  return (
    <Field label={label} hint={hint} error={errors[name]} optional={optional} className={className}>
      <Select name={name} required={!optional}>
        <option value="">{choose}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
