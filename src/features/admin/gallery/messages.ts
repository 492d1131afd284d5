import type { GallerySubmission } from '#domain/gallery/submission.ts';

/** What a person reads on the Gallery tab; toasts are the specification's. */
export const galleryMessages = {
  title: 'Gallery Administration',
  stats: {
    pending: 'Pending Review',
    approved: 'Approved',
    rejected: 'Rejected',
    total: 'Total Submissions',
  },
  viewsLabel: 'Submissions',
  views: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected', all: 'All' },
  captions: {
    pending: 'Pending submissions',
    approved: 'Approved submissions',
    rejected: 'Rejected submissions',
    all: 'All submissions',
  },
  empty: {
    pending: { title: 'Nothing to review', text: 'Photos and videos appear here when sent in.' },
    approved: { title: 'No approved submissions', text: 'Approved photos and videos appear here.' },
    rejected: { title: 'No rejected submissions', text: 'Rejected photos and videos appear here.' },
    all: { title: 'No submissions', text: 'Photos and videos appear here when sent in.' },
  },
  columns: {
    type: 'Type',
    thumbnail: 'Preview',
    fileName: 'File Name',
    size: 'Size',
    submitted: 'Submitted',
    approved: 'Approved',
    rejected: 'Rejected',
    status: 'Status',
    text: 'Title & Description',
    title: 'Title',
    description: 'Description',
    reason: 'Reason',
    sender: 'Sent by',
    category: 'Category',
    actions: 'Actions',
  },
  types: { photo: 'Photo', video: 'Video' } satisfies Record<
    GallerySubmission['submissionType'],
    string
  >,
  statuses: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' } satisfies Record<
    GallerySubmission['status'],
    string
  >,
  fetchFailed: 'Error fetching submissions',
  view: 'View',
  approve: 'Approve',
  approving: 'Approving...',
  reject: 'Reject',
  rejecting: 'Rejecting...',
  remove: 'Delete',
  close: 'Close',
  dialog: {
    title: 'Review Submission',
    reason: 'Rejection Reason',
    reasonHint: 'Required to reject. We’ll email this to the sender.',
    linksFailed: 'The file could not be opened',
    cannotShow: 'This file cannot be shown here',
    cannotShowText: 'The browser may not know its format. Download it to look at it.',
    download: 'Download original',
  },
  tags: {
    label: 'Players in it',
    optional: '(optional)',
    hint: 'If consent is withdrawn later, this is how we find it. It is never shown to the public.',
    find: 'Find a player',
    add: 'Add a player',
    remove: 'take away',
    failed: 'The players could not be read',
    save: 'Save players',
    saving: 'Saving...',
  },
  decisions: {
    tag: {
      done: { title: 'Players saved' },
      failedTitle: 'Error saving players',
    },
    approve: {
      done: {
        title: 'Submission approved',
        description: 'The submission has been approved and will be visible in the gallery.',
      },
      failedTitle: 'Error approving submission',
    },
    reject: {
      done: { title: 'Submission rejected', description: 'The submission has been rejected.' },
      failedTitle: 'Error rejecting submission',
    },
  },
  deletion: {
    title: (fileName: string) => `Delete ${fileName}?`,
    text: 'The submission and its file are removed for good, from the gallery too. This cannot be undone.',
    confirm: 'Delete Submission',
    confirming: 'Deleting...',
    done: {
      title: 'Submission deleted',
      description: 'The submission has been permanently deleted.',
    },
    failedTitle: 'Error deleting submission',
  },
} as const;
