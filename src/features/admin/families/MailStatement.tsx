import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { mailStatementEndpoint, previewStatementMailEndpoint } from '#contracts/families/mails.ts';
import { messages } from '#words/office/dashboard/families/email-statement.ts';
import { Answered } from '../kit/Answered.tsx';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useAnswer } from '../kit/use-answer.ts';
import { MailText } from './MailText.tsx';

/** The button that emails a family its statement, after its text was shown. */
export function MailStatement({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      {isOpen && <MailStatementDialog email={email} onClose={() => setOpen(false)} />}
    </>
  );
}

function MailStatementDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const answer = useAnswer(previewStatementMailEndpoint, { email });
  return (
    <ConfirmDialog
      title={messages.title}
      text={messages.to(email)}
      confirm={messages.send}
      confirming={messages.sending}
      variant="primary"
      call={() => callApi(mailStatementEndpoint, { email })}
      done={messages.done}
      failedTitle={messages.failedTitle}
      onClose={onClose}
      onDone={onClose}
      waiting={answer.data === undefined}
    >
      <Answered answer={answer} failedTitle={messages.failed}>
        {(mail) => <MailText mail={mail} />}
      </Answered>
    </ConfirmDialog>
  );
}
