import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import type { ApiResult } from '#browser/api.ts';
import { type Errors, TextField } from '#components/form/TextField.tsx';
import { Button } from '#components/ui/Button.tsx';
import { EmailChangeSchema } from '#domain/forms/email-change.ts';
import { EditForm, type EditWords } from '../EditForm.tsx';

interface ChangeEmailProps<Schema extends z.ZodMiniObject> {
  /** Names the form. */
  name: string;
  /** Where more is asked than the address. */
  schema?: Schema;
  words: EditWords & { change: string; field: string; hint: string };
  send: (typed: z.output<Schema>) => Promise<ApiResult<unknown>>;
  onDone: () => void;
  /** Below the address. */
  children?: (errors: Errors) => ReactNode;
}

/** The step in which the office gives a record another address. */
export function ChangeEmail<Schema extends z.ZodMiniObject = typeof EmailChangeSchema>(
  props: ChangeEmailProps<Schema>,
) {
  const { name, schema = EmailChangeSchema as z.ZodMiniObject as Schema, words, send } = props;
  const [editing, setEditing] = useState(false);
  const done = () => {
    setEditing(false);
    props.onDone();
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
        schema={schema}
        prefix=""
        send={send}
        words={words}
        onClose={() => setEditing(false)}
        onDone={done}
        onReload={done}
      >
        {(errors) => (
          <>
            <TextField
              ref={focus}
              name="email"
              type="email"
              label={words.field}
              hint={words.hint}
              errors={errors}
              autoComplete="off"
            />
            {props.children?.(errors)}
          </>
        )}
      </EditForm>
    </div>
  );
}

/** Puts the focus where the button was that brought it. */
const focus = (field: HTMLInputElement | null) => field?.focus();
