import { readPlayerRules } from '#browser/player-rules.ts';
import { SelectField } from '#components/form/SelectField.tsx';
import { type Errors, TextField } from '#components/form/TextField.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { eachOf, gradeName } from '#domain/registration/player-rules.ts';
import { messages } from '#words/office/dashboard/players/add.ts';
import { CourtFields } from './CourtFields.tsx';

const options = (numbers: readonly number[], name: (number: number) => string = String) =>
  numbers.map((number) => [String(number), name(number)] as const);

/** What the office types of a player whom it adds: as the registration form, and whom to call. */
export function NewPlayerFields({ errors }: { errors: Errors }) {
  const { ages, grades } = readPlayerRules();
  function field(name: keyof typeof messages.fields, type = 'text', optional = false) {
    return (
      <TextField
        name={name}
        type={type}
        label={messages.fields[name]}
        errors={errors}
        optional={optional}
        // Not the office's own name and address.
        autoComplete="off"
        {...(name === 'email' && { hint: messages.emailHint })}
      />
    );
  }

  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      {field('firstName')}
      {field('lastName')}
      <SelectField
        name="age"
        label={messages.fields.age}
        choose={messages.choose}
        options={options(eachOf(ages))}
        errors={errors}
      />
      <SelectField
        name="grade"
        label={messages.fields.grade}
        choose={messages.choose}
        options={options(eachOf(grades), gradeName)}
        errors={errors}
      />
      {field('dateOfBirth', 'date', true)}
      {field('phone', 'tel', true)}
      {field('parentGuardianName')}
      {field('parentGuardianPhone', 'tel')}
      <div className="sm:col-span-2">{field('email', 'email')}</div>
      {field('emergencyContactName')}
      {field('emergencyContactPhone', 'tel')}
      <CourtFields errors={errors} />
      <Checkbox
        name="photoConsent"
        label={messages.photoConsent}
        hint={messages.photoConsentHint}
        error={errors.photoConsent}
        className="sm:col-span-2"
      />
    </div>
  );
}
