import { callApi } from '#browser/api.ts';
import type { AccountRecords } from '#contracts/accounts/record-views.ts';
import { cancelUploadsEndpoint } from '#contracts/gallery/upload.ts';
import { messages } from '#words/account/withdraw.ts';
import { AskBefore } from './AskBefore.tsx';

interface WithdrawSubmissionProps {
  submission: AccountRecords['submissions']['items'][number];
  /** The records show something else now. */
  onWithdrawn: () => void;
}

/** Calls back a photo or video on which nobody has decided, after asking. */
export function WithdrawSubmission({ submission, onWithdrawn }: WithdrawSubmissionProps) {
  const { id, title, originalName, status } = submission;
  if (status !== 'pending') return null;
  const words = {
    ...messages,
    actionFor: messages.actionFor(originalName),
    title: messages.title(title),
    text: messages.text(originalName),
  };
  const withdraw = () => callApi(cancelUploadsEndpoint, { uploadIds: [id] });
  return <AskBefore words={words} act={withdraw} onDone={onWithdrawn} />;
}
