import { AddressFields } from '#components/form/AddressFields.tsx';
import { FieldGroup } from '#components/form/FieldGroup.tsx';
import { PersonFields } from '#components/form/PersonFields.tsx';
import { type Errors, TextField } from '#components/form/TextField.tsx';
import type { PlayerRules } from '#domain/registration/player-rules.ts';
import { messages } from '#words/registration/form.ts';

const NAMES = {
  firstName: 'parentFirstName',
  lastName: 'parentLastName',
  email: 'parentEmail',
  phone: 'parentPhone',
};

interface GuardianFieldsProps {
  errors: Errors;
  states: PlayerRules['states'];
}

/** Who registers, where the family lives, and whom to call in an emergency. */
export function GuardianFields({ errors, states }: GuardianFieldsProps) {
  const { parent, address, emergency } = messages;
  return (
    <>
      <FieldGroup title={parent.title}>
        <PersonFields errors={errors} names={NAMES} labels={parent.labels} />
      </FieldGroup>
      <FieldGroup title={address.title}>
        <AddressFields errors={errors} labels={address} states={states} preselected />
      </FieldGroup>
      <FieldGroup title={emergency.title} text={emergency.text}>
        <TextField
          name="emergencyContact"
          label={emergency.name}
          errors={errors}
          autoComplete="off"
          className="sm:col-span-3"
        />
        <TextField
          name="emergencyPhone"
          label={emergency.phone}
          errors={errors}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          className="sm:col-span-3"
        />
      </FieldGroup>
    </>
  );
}
