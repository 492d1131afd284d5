import type { Errors } from '#components/form/TextField.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { isColor } from '#domain/team/team-form.ts';
import { messages } from '#words/office/dashboard/team.ts';

interface ColorFieldProps {
  name: 'primaryColor' | 'secondaryColor';
  value: string;
  onChange: (value: string) => void;
  errors: Errors;
}

/** A color as '#rrggbb', typed or picked. */
export function ColorField({ name, value, onChange, errors }: ColorFieldProps) {
  const label = messages.fields[name];
  return (
    <Field label={label} error={errors[name]} className="sm:col-span-3">
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={messages.pick(label)}
          data-error={name}
          // The picker knows whole colors only.
          value={isColor(value) ? value.toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
          className="h-11 w-14 shrink-0 rounded-md border border-control bg-surface p-1"
        />
        <TextInput
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          required
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          className="tabular"
        />
      </div>
    </Field>
  );
}
