import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { mailStatementEndpoint, previewStatementMailEndpoint } from '#contracts/families/mails.ts';
import { messages } from '#words/office/dashboard/families/email-statement.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { QueryView } from '../kit/QueryView.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
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
  const query = useEndpointQuery(previewStatementMailEndpoint, { email });
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
      waiting={query.data === undefined}
    >
      <QueryView query={query} failedTitle={messages.failed}>
        {(mail) => <MailText mail={mail} />}
      </QueryView>
    </ConfirmDialog>
  );
}
