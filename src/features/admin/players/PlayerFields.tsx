import { type Errors, TextField } from '#components/form/TextField.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import type { Player } from '#contracts/players/dashboard.ts';
import { SELF_CHOSEN_ROLES } from '#domain/accounts/roles.ts';
import { messages as roleNames } from '#words/en/labels/roles.ts';
import { messages } from '#words/office/dashboard/players/edit.ts';
import { CourtFields } from './CourtFields.tsx';

interface PlayerFieldsProps {
  player: Player;
  errors: Errors;
}

/** The fields of a person, with what is known in them. */
export function PlayerFields({ player, errors }: PlayerFieldsProps) {
  const isAdmin = player.role === 'admin';

  function field(name: keyof typeof messages.fields & keyof Player, type = 'text') {
    const isName = name === 'firstName' || name === 'lastName';
    return (
      <TextField
        name={name}
        type={type}
        label={messages.fields[name]}
        errors={errors}
        optional={!isName}
        defaultValue={player[name] ?? ''}
        autoComplete="off"
      />
    );
  }

  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      {field('firstName')}
      {field('lastName')}
      <Field
        label={messages.fields.role}
        error={errors.role}
        hint={messages.adminRole}
        className="sm:col-span-2"
      >
        <Select name="role" defaultValue={player.role} disabled={isAdmin}>
          {isAdmin && <option value="admin">{roleNames.admin}</option>}
          {SELF_CHOSEN_ROLES.map((role) => (
            <option key={role} value={role}>
              {roleNames[role]}
            </option>
          ))}
        </Select>
      </Field>
      {field('dateOfBirth', 'date')}
      <CourtFields player={player} errors={errors} />
      {field('phone', 'tel')}
      {field('parentGuardianName')}
      {field('parentGuardianPhone', 'tel')}
      {field('emergencyContactName')}
      {field('emergencyContactPhone', 'tel')}
    </div>
  );
}
