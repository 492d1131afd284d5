import { useState } from 'react';
import type { ApiResult } from '#browser/api.ts';
import { TextField } from '#components/form/TextField.tsx';
import { Button } from '#components/ui/Button.tsx';
import { EmailChangeSchema } from '#domain/forms/email-change.ts';
import { EditForm, type EditWords } from '../EditForm.tsx';

interface ChangeEmailProps {
  /** Names the form. */
  name: string;
  words: EditWords & { change: string; field: string; hint: string };
  send: (typed: { email: string }) => Promise<ApiResult<unknown>>;
  onDone: () => void;
}

/** The step in which the office gives a record another address. */
export function ChangeEmail({ name, words, send, onDone }: ChangeEmailProps) {
  const [editing, setEditing] = useState(false);
  const done = () => {
    setEditing(false);
    onDone();
  };
  if (!editing) {
    return (
      <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
        {words.change}
      </Button>
    );
  }
  return (
    <div className="w-full">
      <EditForm
        name={name}
        schema={EmailChangeSchema}
        prefix=""
        send={send}
        words={words}
        onClose={() => setEditing(false)}
        onDone={done}
        onReload={done}
      >
        {(errors) => (
          <TextField
            ref={focus}
            name="email"
            type="email"
            label={words.field}
            hint={words.hint}
            errors={errors}
            autoComplete="off"
          />
        )}
      </EditForm>
    </div>
  );
}

/** Puts the focus where the button was that brought it. */
const focus = (field: HTMLInputElement | null) => field?.focus();
