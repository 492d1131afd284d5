import type { ComponentProps } from 'react';
import type * as z from 'zod/mini';
import { EditForm, type EditWords } from './EditForm.tsx';
import { FormDialog } from './FormDialog.tsx';

interface EditDialogProps<Schema extends z.ZodMiniObject>
  extends Omit<ComponentProps<typeof EditForm<Schema>>, 'words'> {
  words: EditWords & { title: string; text?: string };
  onClose: () => void;
}

/** A dialog that is one form. */
export function EditDialog<Schema extends z.ZodMiniObject>(props: EditDialogProps<Schema>) {
  const { title, text } = props.words;
  return (
    <FormDialog open onClose={props.onClose} title={title} description={text}>
      <EditForm {...props} />
    </FormDialog>
  );
}
