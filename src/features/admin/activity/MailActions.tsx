import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { TextField } from '#components/form/TextField.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import {
  CorrectMailFormSchema,
  correctMailEndpoint,
  discardMailEndpoint,
  type UnsentMail,
} from '#contracts/activity/dashboard.ts';
import { messages as activityMessages } from '#words/office/dashboard/activity.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { EditForm } from '../kit/EditForm.tsx';
import { FormDialog } from '../kit/FormDialog.tsx';
import { RowMenu } from '../kit/RowMenu.tsx';
import { RecordName } from './RecordName.tsx';
import { RetryMail } from './RetryMail.tsx';

const messages = activityMessages.mail;

interface MailActionsProps {
  mail: UnsentMail;
  onDone: () => void;
}

/** What can be done about an email that has not gone out. */
export function MailActions({ mail, onDone }: MailActionsProps) {
  const [open, setOpen] = useState<'correct' | 'discard'>();
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    onDone();
  };
  return (
    <div className="flex flex-wrap gap-2 rows:flex-nowrap rows:justify-end">
      <RetryMail mail={mail} onDone={onDone} />
      <RowMenu
        of={messages.mail(mail.subject, mail.to)}
        actions={[
          { label: messages.correct.open, run: () => setOpen('correct') },
          { label: messages.discard.confirm, run: () => setOpen('discard') },
        ]}
      />
      {open === 'correct' && <CorrectDialog mail={mail} onClose={close} onDone={done} />}
      {open === 'discard' && (
        <ConfirmDialog
          {...messages.discard}
          text={messages.discard.text(mail.subject, mail.to)}
          call={() => callApi(discardMailEndpoint, { id: mail.id })}
          onClose={close}
          onDone={done}
        />
      )}
    </div>
  );
}

/** Asks for the right address, and then says where the wrong one stands, too. */
function CorrectDialog({ mail, onClose, onDone }: MailActionsProps & { onClose: () => void }) {
  const [isRecordWrong, setRecordWrong] = useState(false);
  if (isRecordWrong) {
    return (
      <FormDialog
        open
        onClose={onDone}
        title={messages.correct.title}
        actions={<Button onClick={onDone}>{messages.correct.close}</Button>}
      >
        <Alert title={messages.correct.alsoWrong(mail.to)}>
          {messages.correct.alsoWrongText} <RecordName subject={mail.about} />
        </Alert>
      </FormDialog>
    );
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={messages.correct.title}
      description={messages.correct.text(mail.subject, mail.to)}
    >
      <CorrectForm mail={mail} onClose={onClose} onDone={onDone} onWrong={setRecordWrong} />
    </FormDialog>
  );
}

interface CorrectFormProps extends MailActionsProps {
  onClose: () => void;
  onWrong: (isWrong: boolean) => void;
}

function CorrectForm({ mail, onClose, onDone, onWrong }: CorrectFormProps) {
  let isWrong = false;
  let isDropped = false;
  return (
    <EditForm
      name="correct-mail"
      schema={CorrectMailFormSchema}
      prefix=""
      send={async (typed) => {
        const result = await callApi(correctMailEndpoint, { id: mail.id, to: mail.to, ...typed });
        isWrong = result.ok && result.data.isRecordWrong;
        isDropped = result.ok && result.data.status === 'dropped';
        return result;
      }}
      words={{
        ...messages.correct,
        done: () => (isDropped ? messages.dropped : messages.correct.done),
      }}
      onClose={onClose}
      onDone={() => (isWrong ? onWrong(true) : onDone())}
      onReload={onDone}
    >
      {(errors) => (
        <TextField
          name="email"
          type="email"
          label={messages.correct.field}
          errors={errors}
          defaultValue={mail.to}
          autoComplete="off"
        />
      )}
    </EditForm>
  );
}
