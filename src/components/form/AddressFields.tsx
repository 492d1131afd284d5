import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { messages } from '#words/forms.ts';
import { type Errors, TextField } from './TextField.tsx';

interface AddressFieldsProps {
  errors: Errors;
  /** The fields' names, where they are not `address`, `city`, `state` and `zipCode`. */
  names?: { address: string; city: string; state: string; zipCode: string };
  labels?: { address: string; city: string; state: string; zipCode: string };
  /** The states to choose from: postal code to name. */
  states: Readonly<Record<string, string>>;
  /** The first of the states stands chosen already. */
  preselected?: boolean;
  /** Of the whole address. */
  optional?: boolean | undefined;
  /** What the browser may fill in: 'shipping ' for an order, '' for the person's own. */
  section?: string;
  /** With stars, on a form that says that these fields are required. */
  marked?: boolean;
}

const NAMES = { address: 'address', city: 'city', state: 'state', zipCode: 'zipCode' };

/** A postal address. To be put into a `FieldGroup`. */
export function AddressFields(props: AddressFieldsProps) {
  const { errors, names = NAMES, labels = messages.address, section = '', optional } = props;
  const { states, preselected, marked } = props;
  const mark = (label: string) => (marked ? `${label} *` : label);
  return (
    <>
      <TextField
        name={names.address}
        label={mark(labels.address)}
        errors={errors}
        optional={optional}
        autoComplete={`${section}address-line1`}
        className="sm:col-span-6"
      />
      <TextField
        name={names.city}
        label={mark(labels.city)}
        errors={errors}
        optional={optional}
        autoComplete={`${section}address-level2`}
        className="sm:col-span-2"
      />
      {/* Short ones: on a phone they share a row. */}
      <div className="grid grid-cols-2 gap-x-4 sm:contents sm:*:col-span-2">
        <Field label={mark(labels.state)} error={errors[names.state]} optional={optional}>
          {/* No default value: setting one on hydration would undo a choice made before it. */}
          <Select name={names.state} required={!optional} autoComplete={`${section}address-level1`}>
            {!preselected && <option value="">{messages.chooseState}</option>}
            {Object.entries(states).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <TextField
          name={names.zipCode}
          label={mark(labels.zipCode)}
          errors={errors}
          optional={optional}
          inputMode="numeric"
          autoComplete={`${section}postal-code`}
        />
      </div>
    </>
  );
}
