import { type ReactNode, type RefObject, useEffect } from 'react';
import type * as z from 'zod/mini';
import type { ApiResult } from '#browser/api.ts';
import { readForm } from '#browser/forms/draft.ts';
import { readBySchema } from '#browser/forms/read-by-schema.ts';
import { type Errors, useForm } from '#browser/forms/use-form.ts';
import { Button } from '#components/ui/Button.tsx';
import type { ButtonVariant } from '#components/ui/button-style.ts';
import { RetryAlert } from '#components/ui/RetryAlert.tsx';
import { messages } from '#words/office/dashboard/kit.ts';
import { forgetTyped, savingTyped } from './unsaved.ts';
import { isStale, useSave } from './use-save.ts';

interface Done {
  title: string;
  description?: string;
}

export interface EditWords<Answer = unknown> {
  /** A function where it takes the answer, such as for the name of what was saved. */
  done: Done | ((answer: Answer) => Done);
  /** The heading of why it was refused. */
  failed: string;
  /** On the button, at rest and at work. */
  submit: string;
  submitting?: string;
}

interface EditFormProps<Schema extends z.ZodMiniObject, Answer> {
  /** Names the form. */
  name: string;
  schema: Schema;
  /** Of a field that is typed in another way than it is sent, such as an amount in dollars. @param texts what was typed */
  read?: (values: z.input<Schema>, texts: Record<string, string>) => z.input<Schema>;
  send: (values: z.output<Schema>) => Promise<ApiResult<Answer>>;
  /** Of the form's part in the request: 'bill.'. */
  prefix: string;
  words: EditWords<Answer>;
  /** For what is not the dialog's main action. */
  variant?: ButtonVariant;
  /** None where the dialog shows more than the form, and has a button to close it of its own. */
  onClose?: () => void;
  onDone: () => void;
  /** Shows the record as it is now, after someone else has changed or deleted it. */
  onReload?: () => void;
  children: (errors: Errors) => ReactNode;
}

/** A form in a dialog of the dashboard: a refused save keeps the dialog and what was typed. */
export function EditForm<Schema extends z.ZodMiniObject, Answer = unknown>(
  props: EditFormProps<Schema, Answer>,
) {
  const { name, schema, read, prefix, words, onClose, onReload } = props;
  const save = useSave();
  const { form, formProps, errors, failure, busy, showRefusal } = useForm({
    name: `admin-${name}`,
    rules: { schema },
    read: (element) => {
      const values = readBySchema(schema, new FormData(element));
      return read ? read(values, readForm(element)) : values;
    },
    draft: false,
    send: async (values, element) => {
      const forgetSaved = savingTyped(element);
      const saved = await save.run(() => props.send(values), {
        done: words.done,
        failedTitle: words.failed,
        onRefused: (error) => showRefusal(error, prefix),
      });
      if (saved === undefined) return;
      forgetSaved();
      props.onDone();
    },
  });
  useFirstField(form, onClose !== undefined);
  function reload() {
    if (form.current) forgetTyped(form.current);
    onReload?.();
  }
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {props.children(errors)}
      {/* Beside the button: in a long form its top is out of sight. */}
      {failure && (
        <RetryAlert
          title={words.failed}
          onRetry={isStale(save.error) && onReload && reload}
          label={messages.reload}
        >
          {failure}
        </RetryAlert>
      )}
      <div className={`flex flex-wrap gap-3 ${onClose ? 'justify-end' : ''}`}>
        {onClose && (
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
        )}
        <Button type="submit" variant={props.variant ?? 'primary'} loading={busy}>
          {busy ? (words.submitting ?? messages.saving) : words.submit}
        </Button>
      </div>
    </form>
  );
}

const FIELDS = ':is(input:not([type="hidden"]), select, textarea):enabled';

/** A dialog opens at its first field, not at the button that closes it; one that chose a field keeps that. */
function useFirstField(form: RefObject<HTMLFormElement | null>, isAllOfDialog: boolean): void {
  useEffect(() => {
    const own = form.current;
    if (!isAllOfDialog || !own || own.contains(document.activeElement)) return;
    own.querySelector<HTMLElement>(FIELDS)?.focus();
  }, [form, isAllOfDialog]);
}
