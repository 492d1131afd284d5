import { useState } from 'react';
import type * as z from 'zod/mini';
import { type ApiResult, callApi } from '#browser/api.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import {
  deleteMedicalNoteEndpoint,
  MedicalNoteFormSchema,
  readMedicalNoteEndpoint,
  saveMedicalNoteEndpoint,
} from '#contracts/players/dashboard.ts';
import { MAX_MEDICAL_NOTE } from '#domain/registration/medical-note.ts';
import { messages } from '#words/office/dashboard/players/medical-notes.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { EditForm } from '../kit/EditForm.tsx';

type Note = z.infer<typeof readMedicalNoteEndpoint.response>;

/** Puts the focus where the button was that brought it. */
const focus = (box: HTMLTextAreaElement | null) => box?.focus();

interface MedicalNotesProps {
  id: string;
  /** Of someone who was a player once they can only be deleted. */
  isPlayer: boolean;
}

/** A player's medical notes, read when asked for and forgotten with the dialog. */
export function MedicalNotes({ id, isPlayer }: MedicalNotesProps) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ApiResult<Note>>();

  async function show() {
    setBusy(true);
    setResult(await callApi(readMedicalNoteEndpoint, { id }));
    setBusy(false);
  }

  return (
    <section className="flex flex-col items-start gap-2">
      <h3 className="text-h3">{messages.heading}</h3>
      <div role="status" className="w-full">
        {result?.ok && (
          <p className="whitespace-pre-wrap">
            {result.data.text ?? (isPlayer ? messages.none : messages.noneOfPerson)}
          </p>
        )}
      </div>
      {result?.ok && (
        <NoteActions
          key={result.data.seen}
          id={id}
          isPlayer={isPlayer}
          note={result.data}
          onChanged={() => void show()}
        />
      )}
      {result && !result.ok && (
        <Alert tone="error" title={messages.failed} className="w-full">
          {result.error.message}
        </Alert>
      )}
      {!result?.ok && (
        <>
          <p className="text-sm text-muted">{messages.hint}</p>
          <Button variant="outline" size="sm" loading={busy} onClick={() => void show()}>
            {busy ? messages.showing : messages.show}
          </Button>
        </>
      )}
    </section>
  );
}

interface NoteActionsProps extends MedicalNotesProps {
  note: Note;
  /** Reads them anew. */
  onChanged: () => void;
}

/** Correcting and deleting what is shown; nothing else of the player changes. */
function NoteActions({ id, isPlayer, note, onChanged }: NoteActionsProps) {
  const [doing, setDoing] = useState<'edit' | 'delete'>();
  const { text, seen } = note;
  if (doing === 'edit') {
    return (
      <div className="w-full">
        <EditForm
          name="medical-note"
          schema={MedicalNoteFormSchema}
          prefix=""
          send={(typed) => callApi(saveMedicalNoteEndpoint, { id, seen, ...typed })}
          words={{
            done: messages.saved,
            failed: messages.saveFailed,
            submit: messages.save,
          }}
          onClose={() => setDoing(undefined)}
          onDone={onChanged}
          onReload={onChanged}
        >
          {(errors) => (
            <Field label={messages.field} hint={messages.editHint} error={errors.text}>
              <TextArea
                ref={focus}
                name="text"
                rows={4}
                maxLength={MAX_MEDICAL_NOTE}
                defaultValue={text ?? ''}
                autoComplete="off"
              />
            </Field>
          )}
        </EditForm>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      {isPlayer && (
        <Button variant="outline" size="sm" onClick={() => setDoing('edit')}>
          {text === null ? messages.write : messages.correct}
        </Button>
      )}
      {seen !== null && (
        <Button variant="outline" size="sm" onClick={() => setDoing('delete')}>
          {messages.remove}
        </Button>
      )}
      {doing === 'delete' && seen !== null && (
        <ConfirmDialog
          {...messages.removal}
          call={() => callApi(deleteMedicalNoteEndpoint, { id, seen })}
          onClose={() => setDoing(undefined)}
          onDone={onChanged}
        />
      )}
    </div>
  );
}
