import type { ComponentProps } from 'react';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import type { Errors } from './TextField.tsx';

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  name: string;
  label: string;
  errors: Errors;
  hint?: string;
  /** Marks the field as optional; without it, it is required. */
  optional?: boolean;
  /** Of the field as a whole. */
  className?: string;
}

/** Several lines of a form, with their label and message. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, errors, hint, optional = false, className = '', ...rest } = props;
  return (
    <Field label={label} hint={hint} error={errors[name]} optional={optional} className={className}>
      <TextArea {...rest} name={name} required={!optional} />
    </Field>
  );
}
