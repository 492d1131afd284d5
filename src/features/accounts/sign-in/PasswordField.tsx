import { type ComponentProps, useState } from 'react';
import type { FieldProps } from '#components/form/TextField.tsx';
import { useHydrated } from '#components/form/use-hydrated.ts';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { messages } from '#words/sign-in/page.ts';

/** A password, which can be looked at: on a phone it is easily mistyped. */
export function PasswordField(props: ComponentProps<'input'> & FieldProps) {
  const { name, label, errors, hint, className = '', ...rest } = props;
  const [isShown, setShown] = useState(false);
  const isReady = useHydrated();
  return (
    <Field label={label} hint={hint} error={errors[name]} className={className}>
      <div className="relative">
        <TextInput
          {...rest}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          // Shown, it is a text like any other: it must never get into a draft.
          data-no-draft
          required
          className="pe-20"
        />
        <button
          type="button"
          disabled={!isReady}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 end-0 rounded-md px-3.5 text-sm font-medium text-secondary-text underline"
        >
          {isShown ? messages.hide : messages.show}
          <span className="sr-only"> {label}</span>
        </button>
      </div>
    </Field>
  );
}
