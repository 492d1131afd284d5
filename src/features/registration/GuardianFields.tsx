import { FieldGroup } from '#components/form/FieldGroup.tsx';
import { PersonFields } from '#components/form/PersonFields.tsx';
import { type Errors, TextField } from '#components/form/TextField.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
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
        <TextField
          name="address"
          label={address.address}
          errors={errors}
          autoComplete="address-line1"
          className="sm:col-span-6"
        />
        <TextField
          name="city"
          label={address.city}
          errors={errors}
          autoComplete="address-level2"
          className="sm:col-span-2"
        />
        {/* Short ones: on a phone they share a row. */}
        <div className="grid grid-cols-2 gap-x-4 sm:contents sm:*:col-span-2">
          <Field label={address.state} error={errors.state}>
            {/* The first is chosen without a default value, which would undo a choice made before hydration. */}
            <Select name="state" autoComplete="address-level1">
              {Object.entries(states).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <TextField
            name="zipCode"
            label={address.zipCode}
            errors={errors}
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </div>
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
