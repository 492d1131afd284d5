import { SelectField } from '#components/form/SelectField.tsx';
import { type Errors, TextField } from '#components/form/TextField.tsx';
import { useHydrated } from '#components/form/use-hydrated.ts';
import { latestBirthday } from '#domain/accounts/age.ts';
import { SELF_CHOSEN_ROLES } from '#domain/accounts/roles.ts';
import { messages as roleNames } from '#words/labels/roles.ts';
import { messages } from '#words/sign-in/page.ts';
import { localToday } from './local-today.ts';
import { PasswordField } from './PasswordField.tsx';

const roleOptions = () => SELF_CHOSEN_ROLES.map((role) => [role, roleNames[role]] as const);
const { fields } = messages;

/** First and last name. To be put into a grid of six columns. */
export function NameFields({ errors }: { errors: Errors }) {
  return (
    <>
      <TextField
        name="firstName"
        label={fields.firstName}
        errors={errors}
        autoComplete="given-name"
        className="sm:col-span-3"
      />
      <TextField
        name="lastName"
        label={fields.lastName}
        errors={errors}
        autoComplete="family-name"
        className="sm:col-span-3"
      />
    </>
  );
}

/** The latest day is of the day the page is looked at, not built: it is known once script runs. */
export function BirthdayField({ errors }: { errors: Errors }) {
  const isReady = useHydrated();
  return (
    <TextField
      name="dateOfBirth"
      label={fields.dateOfBirth}
      hint={messages.ageHint}
      errors={errors}
      type="date"
      min="1900-01-01"
      max={isReady ? latestBirthday(localToday()) : undefined}
      autoComplete="bday"
      className="sm:col-span-6"
    />
  );
}

/** Phone and role. */
export function PhoneAndRoleFields({ errors }: { errors: Errors }) {
  return (
    <>
      <TextField
        name="phone"
        label={fields.phone}
        errors={errors}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        className="sm:col-span-3"
      />
      <SelectField
        name="role"
        label={fields.role}
        choose={messages.chooseRole}
        options={roleOptions()}
        errors={errors}
        className="sm:col-span-3"
      />
    </>
  );
}

/** A password to be set, and once more. */
export function NewPasswordFields({ errors, label }: { errors: Errors; label: string }) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={messages.passwordHint}
        errors={errors}
        autoComplete="new-password"
        className="sm:col-span-6"
      />
      <PasswordField
        name="confirmPassword"
        label={fields.confirmPassword}
        errors={errors}
        autoComplete="new-password"
        className="sm:col-span-6"
      />
    </>
  );
}
