import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { programToday } from '#browser/program-zone.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import type { FamilyAccount } from '#contracts/families/dashboard.ts';
import {
  HoldFormSchema,
  holdFamilyEndpoint,
  releaseFamilyEndpoint,
} from '#contracts/families/holds.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { messages } from '#words/office/dashboard/families/hold.ts';
import { EditDialog } from '../kit/EditDialog.tsx';
import { useSave } from '../kit/use-save.ts';

interface HoldProps {
  family: Pick<FamilyAccount, 'email' | 'hold'>;
  onChanged: () => void;
}

/** That a family is on hold, with the way to end it. */
export function HoldNote({ family: { email, hold }, onChanged }: HoldProps) {
  const release = useSave();
  if (!hold) return null;
  async function end() {
    const words = { done: messages.released, failedTitle: messages.failed };
    const end = () => callApi(releaseFamilyEndpoint, { email, seen: hold?.at ?? null });
    await release.run(end, { ...words, isToastAlone: true });
    // Refused, too: there is another hold than is shown.
    onChanged();
  }
  return (
    <Alert
      title={messages.held(formatDay(hold.until))}
      action={
        <Button size="sm" variant="outline" loading={release.busy} onClick={() => void end()}>
          {release.busy ? messages.releasing : messages.release}
        </Button>
      }
    >
      {messages.by(hold.reason, hold.by)}
    </Alert>
  );
}

/** The button that puts a family on hold, or changes the hold that is there. */
export function HoldButton({ family, onChanged }: HoldProps) {
  const [isOpen, setOpen] = useState(false);
  const { email, hold } = family;
  const close = () => setOpen(false);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {hold ? messages.change : messages.open}
      </Button>
      {isOpen && (
        <EditDialog
          name="hold"
          schema={HoldFormSchema}
          prefix=""
          send={(form) => callApi(holdFamilyEndpoint, { email, seen: hold?.at ?? null, ...form })}
          words={messages}
          onClose={close}
          onDone={done}
          onReload={done}
        >
          {(errors) => (
            <>
              <Field label={messages.until} error={errors.until}>
                <TextInput
                  name="until"
                  type="date"
                  min={programToday()}
                  defaultValue={hold?.until ?? ''}
                />
              </Field>
              <Field label={messages.reason} hint={messages.reasonHint} error={errors.reason}>
                <TextArea
                  name="reason"
                  rows={2}
                  maxLength={300}
                  defaultValue={hold?.reason ?? ''}
                />
              </Field>
            </>
          )}
        </EditDialog>
      )}
    </>
  );
}
