import type { ComponentProps } from 'react';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';

/** Messages by the field's name. */
export type Errors = Readonly<Record<string, string>>;

/** What each field of a form says beside what its control takes. */
export interface FieldProps {
  name: string;
  label: string;
  errors: Errors;
  hint?: string;
  /** Marks the field as optional; without it, it is required. */
  optional?: boolean | undefined;
  /** Of the field as a whole. */
  className?: string;
}

/** One text of a form, with its label and its message. */
export function TextField(props: ComponentProps<'input'> & FieldProps) {
  const { name, label, errors, hint, optional = false, className = '', ...rest } = props;
  return (
    <Field label={label} hint={hint} error={errors[name]} optional={optional} className={className}>
      <TextInput {...rest} name={name} required={!optional} />
    </Field>
  );
}
