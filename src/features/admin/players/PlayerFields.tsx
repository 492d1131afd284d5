import { type Errors, TextField } from '#components/form/TextField.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import type { Player } from '#contracts/players/dashboard.ts';
import { SELF_CHOSEN_ROLES, UNCHOSEN_ROLE } from '#domain/accounts/roles.ts';
import {
  eachOf,
  gradeName,
  PLAYER_LIMITS,
  type WholeRange,
} from '#domain/registration/player-rules.ts';
import { messages as roleNames } from '#words/en/labels/roles.ts';
import { messages } from '#words/office/dashboard/players/edit.ts';
import { messages as listWords } from '#words/office/dashboard/players/list.ts';
import { CourtFields } from './CourtFields.tsx';

interface PlayerFieldsProps {
  player: Player;
  errors: Errors;
}

/** The fields of a person, with what is known in them. */
export function PlayerFields({ player, errors }: PlayerFieldsProps) {
  const isAdmin = player.role === 'admin';
  // Nobody is given these two; who has one keeps it while another field is saved.
  const isGiven = !isAdmin && player.role !== UNCHOSEN_ROLE;
  // What is known of a past player is counted on once the player is brought back.
  const isCounted = player.role === 'member' && !player.userId && player.pastSeason === null;
  // Some have grown out of the program's ages, some are taken on before: the sheet has to say how old they are.
  const { ages, grades } = PLAYER_LIMITS;

  function field(name: Exclude<keyof typeof messages.fields, 'age' | 'grade'>, type = 'text') {
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
          {!isGiven && <option value={player.role}>{roleNames[player.role]}</option>}
          {SELF_CHOSEN_ROLES.map((role) => (
            <option key={role} value={role}>
              {roleNames[role]}
            </option>
          ))}
        </Select>
      </Field>
      {field('dateOfBirth', 'date')}
      {isCounted && (
        <>
          <NumberField name="age" player={player} errors={errors} range={ages} nameOf={String} />
          <NumberField
            name="grade"
            player={player}
            errors={errors}
            range={grades}
            nameOf={gradeName}
          />
        </>
      )}
      <CourtFields player={player} errors={errors} />
      {field('phone', 'tel')}
      {field('parentGuardianName')}
      {field('parentGuardianPhone', 'tel')}
      {field('emergencyContactName')}
      {field('emergencyContactPhone', 'tel')}
    </div>
  );
}

interface NumberFieldProps extends PlayerFieldsProps {
  name: 'age' | 'grade';
  /** What is offered; what the player has is there to choose in any case. */
  range: WholeRange;
  nameOf: (value: number) => string;
}

function NumberField({ name, player, errors, range, nameOf }: NumberFieldProps) {
  const known = player[name];
  const values = new Set([...eachOf(range), ...(known === null ? [] : [known])]);
  return (
    <Field label={messages.fields[name]} error={errors[name]} optional>
      <Select name={name} defaultValue={known ?? ''}>
        <option value="">{listWords.none}</option>
        {[...values]
          .sort((a, b) => a - b)
          .map((value) => (
            <option key={value} value={value}>
              {nameOf(value)}
            </option>
          ))}
      </Select>
    </Field>
  );
}
