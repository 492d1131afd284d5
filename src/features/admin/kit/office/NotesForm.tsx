import type { ApiResult } from '#browser/api.ts';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import type { SeenRecord } from '#contracts/records/change.ts';
import { NotesFormSchema } from '#contracts/records/office.ts';
import { messages } from '#words/office/dashboard/records.ts';
import { EditForm } from '../EditForm.tsx';
import { type Noted, useNotes } from './use-notes.ts';

interface NotesFormProps {
  record: Noted;
  save: (request: SeenRecord & { notes: string | null }) => Promise<ApiResult<unknown>>;
  onDone: () => void;
}

/** The office's notes on a record. */
export function NotesForm({ record, save, onDone }: NotesFormProps) {
  const notes = useNotes(record);
  return (
    <EditForm
      key={notes.reloads}
      name="notes"
      schema={NotesFormSchema}
      prefix=""
      send={(typed) => save({ id: record.id, seen: notes.seen, notes: typed.notes })}
      words={{
        done: messages.notesSaved,
        failed: messages.notesFailed,
        submit: messages.saveNotes,
      }}
      variant="outline"
      onDone={() => {
        notes.keep();
        onDone();
      }}
      onReload={() => {
        notes.reload();
        onDone();
      }}
    >
      {(errors) => (
        <>
          <Field label={messages.notes} hint={messages.notesHint} optional error={errors.notes}>
            <TextArea
              name="notes"
              rows={3}
              maxLength={2000}
              value={notes.text}
              onChange={(event) => notes.type(event.currentTarget.value)}
            />
          </Field>
          {notes.unsaved && (
            <div className="text-sm">
              <p className="text-muted">{messages.notesUnsaved}</p>
              <p className="whitespace-pre-line break-words">{notes.unsaved}</p>
            </div>
          )}
        </>
      )}
    </EditForm>
  );
}
