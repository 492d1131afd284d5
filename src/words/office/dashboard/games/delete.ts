/** What a person reads before a game is deleted. */
export const messages = {
  title: (game: string) => `Delete ${game}?`,
  text: 'It disappears from the schedule and from subscribed calendars. If it was called off, set its status to Cancelled instead, so that families are told. You can undo this for a minute.',
  confirm: 'Delete game',
  deleting: 'Deleting...',
  deleted: { title: 'Game deleted' },
  failed: 'Error deleting game',
} as const;
