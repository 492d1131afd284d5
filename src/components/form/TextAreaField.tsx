import type { ComponentProps } from 'react';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import type { FieldProps } from './TextField.tsx';

/** Several lines of a form, with their label and message. */
export function TextAreaField(props: ComponentProps<'textarea'> & FieldProps) {
  const { name, label, errors, hint, optional = false, className = '', ...rest } = props;
  return (
    <Field label={label} hint={hint} error={errors[name]} optional={optional} className={className}>
      <TextArea {...rest} name={name} required={!optional} />
    </Field>
  );
}
