/** What a person reads of a player’s photo consent, and of the photos it is about. */
export const messages = {
  heading: 'Photo consent',
  given: 'Photos and videos of this player may be shown.',
  notGiven: 'Photos and videos of this player may not be shown.',
  withdraw: {
    action: 'Withdraw consent',
    title: 'Withdraw the photo consent?',
    text: 'Pictures of this player can no longer be approved. The office is emailed what is in the gallery now, so that it can be removed.',
    confirming: 'Withdrawing...',
    done: { title: 'Photo consent withdrawn' },
  },
  give: {
    action: 'Note consent',
    title: 'Has the guardian consented?',
    text: 'Record this only if the guardian has agreed. It is recorded in the activity log with your name.',
    confirming: 'Saving...',
    done: { title: 'Photo consent recorded' },
  },
  failed: 'Error saving photo consent',
  pictures: 'In the gallery and tagged with this player',
  noPictures:
    'Nothing is tagged with this player. Players are tagged when a submission is reviewed.',
  shownAnyway: 'There is no consent, and these are still shown. Please remove them.',
  kinds: { photo: 'Photo', video: 'Video' },
  statuses: { pending: 'Waiting for review', approved: 'Shown', rejected: 'Rejected' },
  remove: 'Remove',
  removal: {
    title: (name: string) => `Remove “${name}”?`,
    text: 'The submission and its file are removed for good, from the gallery too. This cannot be undone.',
    confirm: 'Remove',
    confirming: 'Removing...',
    done: { title: 'Removed' },
    failedTitle: 'Error removing',
  },
} as const;
