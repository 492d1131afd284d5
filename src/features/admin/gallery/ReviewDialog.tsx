import { useEffect, useRef, useState } from 'react';
import { Facts } from '#components/form/Facts.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { formatFileSize } from '#domain/gallery/file-size.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { messages } from '#words/office/dashboard/gallery.ts';
import { messages as kitMessages } from '#words/office/dashboard/kit.ts';
import { CloseButton, FormDialog } from '../kit/FormDialog.tsx';
import { isStale, useSave } from '../kit/use-save.ts';
import { decideOn } from './decide-on.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { SubmissionMedia } from './SubmissionMedia.tsx';
import { TagPlayers } from './TagPlayers.tsx';
import { useTags } from './use-tags.ts';

type Decision = 'approve' | 'reject' | 'tag';

interface ReviewDialogProps {
  submission: GallerySubmission;
  /** Starts at the box for the reason. */
  rejecting: boolean;
  onClose: () => void;
  onDelete: () => void;
  /** Called after a decision, and to see what someone else decided. */
  onDone: () => void;
}

/** A submission as it was sent in, and what may be decided on it. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { submission, rejecting, onClose, onDelete, onDone } = props;
  const { busy, error, run } = useSave();
  const tags = useTags(submission);
  const [reason, setReason] = useState('');
  const [decision, setDecision] = useState<Decision>('approve');
  const isPending = submission.status === 'pending';
  const reasonBox = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (rejecting) reasonBox.current?.focus();
  }, [rejecting]);

  async function decide(next: Decision) {
    if (busy) return;
    setDecision(next);
    // Only those that were changed: what is not known yet stays as it is.
    const shown = tags.isChanged && { playerIds: (tags.players ?? []).map(({ id }) => id) };
    const call = () =>
      decideOn(submission, next, { ...shown, ...(next === 'reject' && { reason }) });
    const { done, failedTitle } = messages.decisions[next];
    const doneWith = ({ withoutConsent: names = [] }: { withoutConsent?: string[] | undefined }) =>
      names.length === 0 ? done : shownWithout(names);
    if ((await run(call, { done: doneWith, failedTitle })) !== undefined) onDone();
  }

  return (
    <FormDialog open onClose={onClose} title={messages.dialog.title}>
      <SubmissionMedia submission={submission} />
      <Facts facts={factsOf(submission)} />
      <TagPlayers tags={tags} />
      {isPending && (
        <Field label={messages.dialog.reason} hint={messages.dialog.reasonHint}>
          <TextArea
            ref={reasonBox}
            rows={3}
            // Clear of the buttons below.
            className="[@media(min-height:30rem)]:scroll-mb-40"
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      )}
      {error && (
        <Alert
          tone="error"
          title={messages.decisions[decision].failedTitle}
          action={
            isStale(error) && (
              <Button variant="outline" size="sm" onClick={onDone}>
                {kitMessages.reload}
              </Button>
            )
          }
        >
          {error.message}
        </Alert>
      )}
      {/* In sight whatever is looked at: the picture alone fills most of a phone. */}
      <div className="bottom-0 -mx-5 [@media(min-height:30rem)]:sticky -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
        <CloseButton onClose={onClose}>{messages.close}</CloseButton>
        <Button variant="outline" onClick={onDelete}>
          {messages.remove}
        </Button>
        {isPending && (
          <Button
            variant="danger"
            disabled={reason.trim() === ''}
            loading={busy && decision === 'reject'}
            onClick={() => void decide('reject')}
          >
            {busy && decision === 'reject' ? messages.rejecting : messages.reject}
          </Button>
        )}
        {submission.status === 'approved' && tags.isChanged && (
          <Button loading={busy && decision === 'tag'} onClick={() => void decide('tag')}>
            {busy && decision === 'tag' ? messages.tags.saving : messages.tags.save}
          </Button>
        )}
        {submission.status !== 'approved' && (
          <Button loading={busy && decision === 'approve'} onClick={() => void decide('approve')}>
            {busy && decision === 'approve' ? messages.approving : messages.approve}
          </Button>
        )}
      </div>
    </FormDialog>
  );
}

/** What is public already is to be deleted by whoever says so, at once. */
function shownWithout(names: readonly string[]) {
  const words = messages.decisions.tag.withoutConsent(names.join(', '));
  return { ...words, tone: 'error' } as const;
}

function factsOf(submission: GallerySubmission) {
  const { columns } = messages;
  const { none } = kitMessages;
  const clean = (text: string) => <span className="wrap-anywhere">{text || none}</span>;
  return [
    [columns.fileName, clean(submission.originalName)],
    [columns.type, `${messages.types[submission.submissionType]} (${submission.fileType})`],
    [columns.size, formatFileSize(submission.fileSize)],
    [columns.status, <StatusBadge key="status" status={submission.status} />],
    [columns.title, clean(submission.title)],
    [columns.description, clean(submission.description)],
    [columns.category, submission.category],
    [
      columns.sender,
      clean([submission.submitterName, submission.submitterEmail].filter(Boolean).join(', ')),
    ],
    ...(submission.status === 'rejected'
      ? [[columns.reason, clean(submission.rejectionReason ?? '')] as const]
      : []),
  ] as const;
}
