/** What a person reads of a player’s photo consent, and of the photos it is about. */
export const messages = {
  heading: 'Photo Consent',
  given: 'Photos and videos of this player may be shown.',
  notGiven: 'Photos and videos of this player may not be shown.',
  withdraw: {
    action: 'Withdraw Consent',
    title: 'Withdraw the photo consent?',
    text: 'Photos and videos of this player can no longer be approved. We will email the office a list of what is in the gallery now, so you can remove it.',
    confirming: 'Withdrawing...',
    done: { title: 'Photo consent withdrawn' },
  },
  give: {
    action: 'Record Consent',
    title: 'Has the guardian agreed?',
    text: 'Record this only if the guardian has agreed. It is recorded in the activity log with your name.',
    confirming: 'Saving...',
    done: { title: 'Photo consent recorded' },
  },
  failed: 'Error saving photo consent',
  pictures: 'Photos and videos tagged with this player',
  noPictures:
    'No photos or videos are tagged with this player. You can tag players when you review a submission.',
  shownAnyway: 'There is no photo consent, but these are still shown. Please remove them.',
  kinds: { photo: 'Photo', video: 'Video' },
  statuses: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
  remove: 'Remove',
  removal: {
    title: (name: string) => `Remove “${name}”?`,
    text: 'The submission and its file will be deleted permanently, from the gallery too. This cannot be undone.',
    confirm: 'Remove',
    confirming: 'Removing...',
    done: { title: 'Removed' },
    failedTitle: 'Error removing',
  },
} as const;
