import type { ApiResult } from '#browser/api.ts';
import { readForm } from '#browser/forms/draft.ts';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import type { SeenRecord } from '#contracts/admin/change.ts';
import { NotesFormSchema } from '#contracts/admin/office.ts';
import { EditForm } from '../frame/EditForm.tsx';
import { officeMessages as messages } from './messages.ts';

interface NotesFormProps {
  record: { id: string; updatedAt: string; notes?: string | null | undefined };
  save: (request: SeenRecord & { notes: string | null }) => Promise<ApiResult<unknown>>;
  onDone: () => void;
}

/** The office's notes on a record. */
export function NotesForm({ record, save, onDone }: NotesFormProps) {
  return (
    <EditForm
      name="notes"
      schema={NotesFormSchema}
      prefix=""
      read={readForm}
      send={({ notes }) => save({ id: record.id, seen: record.updatedAt, notes })}
      done={messages.notesSaved}
      failedTitle={messages.notesFailed}
      submit={messages.saveNotes}
      onDone={onDone}
      onReload={onDone}
    >
      {(errors) => (
        <Field label={messages.notes} hint={messages.notesHint} optional error={errors.notes}>
          <TextArea name="notes" rows={3} maxLength={2000} defaultValue={record.notes ?? ''} />
        </Field>
      )}
    </EditForm>
  );
}
