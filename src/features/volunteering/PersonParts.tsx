import { AddressFields } from '#components/form/AddressFields.tsx';
import { FieldGroup } from '#components/form/FieldGroup.tsx';
import { PersonFields } from '#components/form/PersonFields.tsx';
import { type Errors, TextField } from '#components/form/TextField.tsx';
import { messages } from '#words/volunteering.ts';

interface PersonPartProps {
  errors: Errors;
  /** Those that the program serves: postal code to name. */
  states: Readonly<Record<string, string>>;
}

/** Who applies. */
export function PersonPart({ errors, states }: PersonPartProps) {
  return (
    <FieldGroup title={messages.sections.person}>
      <PersonFields errors={errors} />
      <AddressFields errors={errors} states={states} preselected />
      <TextField
        name="dateOfBirth"
        label={messages.dateOfBirth}
        errors={errors}
        type="date"
        autoComplete="bday"
        className="sm:col-span-3"
      />
    </FieldGroup>
  );
}

/** Whom to call if something happens. The browser must not fill in the applicant here. */
export function EmergencyPart({ errors }: { errors: Errors }) {
  return (
    <FieldGroup title={messages.sections.emergency}>
      <TextField
        name="emergencyContactName"
        label={messages.emergencyContactName}
        errors={errors}
        autoComplete="off"
        className="sm:col-span-3"
      />
      <TextField
        name="emergencyContactPhone"
        label={messages.emergencyContactPhone}
        errors={errors}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        className="sm:col-span-3"
      />
    </FieldGroup>
  );
}

/** Two people who can say something about the applicant. */
export function ReferencesPart({ errors }: { errors: Errors }) {
  return (
    <FieldGroup title={messages.sections.references} text={messages.referencesHint}>
      <Reference number={1} errors={errors} />
      <Reference number={2} errors={errors} />
    </FieldGroup>
  );
}

function Reference({ number, errors }: { number: 1 | 2; errors: Errors }) {
  const { referenceFields: labels } = messages;
  const shared = { errors, autoComplete: 'off', className: 'sm:col-span-3' };
  const nameOf = (field: keyof typeof labels) => `reference${number}.${field}`;
  return (
    <fieldset className="mt-2 grid min-w-0 items-start gap-x-4 gap-y-5 sm:col-span-6 sm:grid-cols-6">
      <legend className="mb-3 font-semibold">{messages.reference(number)}</legend>
      <TextField {...shared} name={nameOf('name')} label={labels.name} />
      <TextField {...shared} name={nameOf('relationship')} label={labels.relationship} />
      <TextField
        {...shared}
        name={nameOf('phone')}
        label={labels.phone}
        type="tel"
        inputMode="tel"
      />
      <TextField
        {...shared}
        name={nameOf('email')}
        label={labels.email}
        optional
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </fieldset>
  );
}
