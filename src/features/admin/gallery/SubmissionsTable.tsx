import { useState } from 'react';
import { RetryAlert } from '#components/ui/RetryAlert.tsx';
import { listSubmissionsEndpoint } from '#contracts/gallery/dashboard.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { messages } from '#words/office/dashboard/gallery.ts';
import { messages as kitMessages } from '#words/office/dashboard/kit.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { RowActions } from '../kit/RowActions.tsx';
import { withActions } from '../kit/table/column.ts';
import { DataTable } from '../kit/table/DataTable.tsx';
import { useTableRows } from '../kit/table/table-query.ts';
import { columnsOf, SUBMISSION_FILTERS, type SubmissionView } from './columns.tsx';
import { decideOn } from './decide-on.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import { useApprovals } from './use-approvals.ts';

interface SubmissionsTableProps {
  view: SubmissionView;
  /** Something was decided, here or by someone else. */
  onChanged: () => void;
}

interface Reviewed {
  submission: GallerySubmission;
  /** Starts at the box for the reason. */
  rejecting: boolean;
}

/** The submissions of a sub-tab, and what can be done to each. */
export function SubmissionsTable({ view, onChanged }: SubmissionsTableProps) {
  const table = useTableRows(listSubmissionsEndpoint, { status: view === 'all' ? '' : view });
  const [reviewed, setReviewed] = useState<Reviewed>();
  const [deleted, setDeleted] = useState<GallerySubmission>();
  const reload = () => {
    onChanged();
    table.rows.reload();
  };
  const approvals = useApprovals(reload);
  const done = ({ id }: GallerySubmission) => {
    // A slow decision may come when another submission is being looked at already.
    setReviewed((open) => (open?.submission.id === id ? undefined : open));
    setDeleted((open) => (open?.id === id ? undefined : open));
    reload();
  };
  const review = (submission: GallerySubmission, rejecting: boolean) => () =>
    setReviewed({ submission, rejecting });

  /** Rejecting needs words, which are asked for where the file is seen. */
  function actionsOf(submission: GallerySubmission) {
    const { status } = submission;
    const approve = {
      label: messages.approve,
      isMain: true,
      run: () => void approvals.approve(submission),
      busy: approvals.underWay.some(({ id }) => id === submission.id),
    };
    return [
      { label: messages.view, run: review(submission, false) },
      ...(status === 'approved' ? [] : [approve]),
      ...(status === 'pending' ? [{ label: messages.reject, run: review(submission, true) }] : []),
      { label: messages.remove, run: () => setDeleted(submission) },
    ];
  }

  const columns = withActions(columnsOf(view), (submission) => (
    // A volunteer approves dozens in a row: that stays one press away.
    <RowActions
      of={submission.originalName}
      actions={actionsOf(submission)}
      inSight={submission.status === 'approved' ? 1 : 2}
    />
  ));
  return (
    <>
      {/* For ears only: what comes and goes above the rows would move them under a quick hand. */}
      <p role="status" className="sr-only">
        {approvals.underWay.map(({ originalName }) => `${messages.approving} ${originalName}`)}
      </p>
      {approvals.refusals.map(({ submission, error }) => (
        <RetryAlert
          key={submission.id}
          title={messages.decisions.approve.failedTitle}
          onRetry={() => approvals.dismiss(submission)}
          label={kitMessages.reload}
        >
          {submission.originalName}: {error.message}
        </RetryAlert>
      ))}
      <DataTable
        caption={messages.captions[view]}
        table={table}
        columns={columns}
        rowKey={({ id }) => id}
        empty={messages.empty[view]}
        filters={SUBMISSION_FILTERS}
        csvName={`gallery-${view}`}
        errorTitle={messages.fetchFailed}
      />
      {reviewed && (
        <ReviewDialog
          {...reviewed}
          onClose={() => setReviewed(undefined)}
          onDelete={() => setDeleted(reviewed.submission)}
          onDone={() => done(reviewed.submission)}
        />
      )}
      {/* Over the review, whose typed reason is still there for whoever thinks better of it. */}
      {deleted && (
        <ConfirmDialog
          {...messages.deletion}
          title={messages.deletion.title(deleted.originalName)}
          call={() => decideOn(deleted, 'delete')}
          onClose={() => setDeleted(undefined)}
          onDone={() => done(deleted)}
        />
      )}
    </>
  );
}
