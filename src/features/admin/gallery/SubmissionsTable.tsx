import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { listSubmissions } from '#contracts/admin/gallery.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx';
import { frameMessages } from '../frame/messages.ts';
import { RowActions } from '../frame/RowActions.tsx';
import { useSave } from '../frame/use-save.ts';
import { DataTable } from '../table/DataTable.tsx';
import { useTableRows } from '../table/table-query.ts';
import { columnsOf, type SubmissionView } from './columns.tsx';
import { decideOn } from './decide-on.ts';
import { galleryMessages as messages } from './messages.ts';
import { ReviewDialog } from './ReviewDialog.tsx';

interface SubmissionsTableProps {
  view: SubmissionView;
  /** Something was decided, here or by someone else; the row that had the focus may be gone. */
  onChanged: () => void;
}

type Open = { what: 'review' | 'reject' | 'delete'; submission: GallerySubmission };

/** The submissions of a sub-tab, and what can be done to each. */
export function SubmissionsTable({ view, onChanged }: SubmissionsTableProps) {
  const table = useTableRows(listSubmissions, { status: view === 'all' ? '' : view });
  const [open, setOpen] = useState<Open>();
  const [approved, setApproved] = useState<GallerySubmission>();
  const approval = useSave();
  const close = () => setOpen(undefined);
  const done = () => {
    // The dialog gives the focus back to the row's button, which may be gone then.
    flushSync(close);
    approval.clearError();
    onChanged();
    table.rows.reload();
  };
  const approve = async (submission: GallerySubmission) => {
    setApproved(submission);
    const call = () => decideOn(submission, 'approve');
    if ((await approval.run(call, messages.decisions.approve)) !== undefined) done();
  };
  const columns = [
    ...columnsOf(view),
    {
      id: 'actions',
      header: messages.columns.actions,
      pinned: true,
      cell: (submission: GallerySubmission) => (
        <RowActions
          of={submission.originalName}
          actions={actionsOf(submission, { setOpen, approve })}
        />
      ),
    },
  ];
  return (
    <>
      {approval.busy && <Spinner label={`${messages.approving} ${approved?.originalName ?? ''}`} />}
      {approval.error && (
        <Alert
          tone="error"
          title={messages.decisions.approve.failedTitle}
          action={
            <Button variant="outline" size="sm" onClick={done}>
              {frameMessages.reload}
            </Button>
          }
        >
          {approved?.originalName}: {approval.error.message}
        </Alert>
      )}
      <DataTable
        caption={messages.captions[view]}
        endpoint={listSubmissions}
        table={table}
        columns={columns}
        rowKey={({ id }) => id}
        empty={messages.empty[view]}
        csvName={`gallery-${view}`}
        errorTitle={messages.fetchFailed}
      />
      {(open?.what === 'review' || open?.what === 'reject') && (
        <ReviewDialog
          submission={open.submission}
          rejecting={open.what === 'reject'}
          onClose={close}
          onDelete={() => setOpen({ ...open, what: 'delete' })}
          onDone={done}
        />
      )}
      {open?.what === 'delete' && (
        <ConfirmDialog
          {...messages.deletion}
          title={messages.deletion.title(open.submission.originalName)}
          call={() => decideOn(open.submission, 'delete')}
          onClose={close}
          onDone={done}
        />
      )}
    </>
  );
}

interface Does {
  setOpen: (open: Open) => void;
  approve: (submission: GallerySubmission) => Promise<void>;
}

/** Rejecting needs words, which are asked for where the file is seen. */
function actionsOf(submission: GallerySubmission, { setOpen, approve }: Does) {
  const { status } = submission;
  const openFor = (what: Open['what']) => () => setOpen({ what, submission });
  return [
    { label: messages.view, run: openFor('review') },
    ...(status === 'approved'
      ? []
      : [{ label: messages.approve, run: () => void approve(submission) }]),
    ...(status === 'pending' ? [{ label: messages.reject, run: openFor('reject') }] : []),
    { label: messages.remove, run: openFor('delete') },
  ];
}
