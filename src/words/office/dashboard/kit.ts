/** What a person reads in what the dashboard's tabs share. */
export const messages = {
  loading: 'Loading...',
  retry: 'Retry',
  reload: 'Reload',
  cancel: 'Cancel',
  /** Beside a button that itself cancels something. */
  keep: 'Keep It',
  discard: 'Leave without saving? What you typed will be lost.',
  mayBeSaved: 'Your first try may have been saved. Reload to see.',
  saving: 'Saving...',
  none: '—',
  undo: {
    label: 'Undo',
    hint: 'Press F6, then Tab, to get to this button.',
    done: { title: 'Undone', description: 'Everything is as it was before.' },
    failedTitle: 'Error undoing',
  },
  unreadable: {
    text: (count: number) =>
      `${count} ${count === 1 ? 'record' : 'records'} could not be read, so these totals may be wrong.`,
    link: 'Show unreadable records',
  },
  view: 'Show',
  moreActions: (of: string) => `More actions for ${of}`,
  team: 'Team',
  people: {
    failed: 'Error fetching players',
    none: 'None',
    hint: 'Enter the first letters of a name or email.',
    nobody: 'No matches.',
    past: (season: string) => `Past: ${season}`,
  },
  mailStatuses: {
    pending: 'Waiting',
    failed: 'Failed',
    held: 'Held',
    sent: 'Sent',
    discarded: 'Discarded',
  },
} as const;
