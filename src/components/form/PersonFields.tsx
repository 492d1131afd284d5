import { messages } from '#words/forms.ts';
import { EmailField } from './EmailField.tsx';
import { type Errors, TextField } from './TextField.tsx';

interface PersonFieldsProps {
  errors: Errors;
  /** The fields' names, where they are not `firstName`, `lastName`, `email` and `phone`. */
  names?: { firstName: string; lastName: string; email: string; phone: string };
  labels?: { firstName: string; lastName: string; email: string; phone: string };
  phoneOptional?: boolean;
  /** With stars, on a form that says that these fields are required. */
  marked?: boolean;
}

const NAMES = { firstName: 'firstName', lastName: 'lastName', email: 'email', phone: 'phone' };

/** Who someone is and how they are reached. To be put into a `FieldGroup`. */
export function PersonFields(props: PersonFieldsProps) {
  const { errors, names = NAMES, labels = messages.person } = props;
  const { phoneOptional = false, marked = false } = props;
  const mark = (label: string) => (marked ? `${label} *` : label);
  return (
    <>
      <TextField
        name={names.firstName}
        label={mark(labels.firstName)}
        errors={errors}
        autoComplete="given-name"
        className="sm:col-span-3"
      />
      <TextField
        name={names.lastName}
        label={mark(labels.lastName)}
        errors={errors}
        autoComplete="family-name"
        className="sm:col-span-3"
      />
      <EmailField
        name={names.email}
        label={mark(labels.email)}
        errors={errors}
        autoComplete="email"
        className="sm:col-span-3"
      />
      <TextField
        name={names.phone}
        label={phoneOptional ? labels.phone : mark(labels.phone)}
        errors={errors}
        optional={phoneOptional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        className="sm:col-span-3"
      />
    </>
  );
}
