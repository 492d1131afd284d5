/** What a person reads before a game is deleted. */
export const messages = {
  title: (game: string) => `Delete ${game}?`,
  text: 'It will disappear from the schedule and from subscribed calendars. If the game was canceled, set its status to Canceled instead, so that families can see it. You can undo this for one minute.',
  confirm: 'Delete Game',
  deleting: 'Deleting...',
  deleted: { title: 'Game deleted' },
  failed: 'Error deleting game',
} as const;
