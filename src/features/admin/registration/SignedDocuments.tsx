import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import {
  mailSignedCopiesEndpoint,
  type SignatureRow,
} from '#contracts/registration/signed-documents.ts';
import { messages } from '#words/office/dashboard/signed-documents.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { SignedCopyButton } from './SignedCopyButton.tsx';

interface SignedDocumentsProps {
  registrationId: string;
  /** Of the guardian, as it is by now. */
  email: string;
  isCancelled: boolean;
  /** One signature for each text. */
  documents: readonly Pick<SignatureRow, 'id' | 'document' | 'version'>[];
}

/** What was signed with a registration: to save as a PDF, and to email to the guardian again. */
export function SignedDocuments({
  registrationId,
  email,
  isCancelled,
  documents,
}: SignedDocumentsProps) {
  const [isAsking, setAsking] = useState(false);
  if (documents.length === 0) return null;
  const close = () => setAsking(false);
  return (
    <section aria-label={messages.title} className="flex flex-col items-start gap-3">
      <h3 className="text-xl">{messages.title}</h3>
      <p className="text-sm text-muted">{messages.hint}</p>
      <ul className="flex flex-col gap-2">
        {documents.map(({ id, document, version }) => {
          const name = messages.version(messages.documents[document], version);
          return (
            <li key={id} className="flex flex-wrap items-center gap-3">
              {name}
              <SignedCopyButton id={id} of={name} />
            </li>
          );
        })}
      </ul>
      {!isCancelled && (
        <Button variant="outline" onClick={() => setAsking(true)}>
          {messages.mail.action}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={messages.mail.title}
          text={messages.mail.text(email)}
          confirm={messages.mail.confirm}
          confirming={messages.mail.confirming}
          variant="primary"
          call={() => callApi(mailSignedCopiesEndpoint, { id: registrationId })}
          done={messages.mail.done}
          failedTitle={messages.mail.failed}
          onClose={close}
          onDone={close}
        />
      )}
    </section>
  );
}
