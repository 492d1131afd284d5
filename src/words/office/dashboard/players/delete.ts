/** What a person reads before a player is deleted. */
export const messages = {
  title: (name: string) => `Delete ${name}?`,
  owes: (amount: string) => `${amount} is still owed for this player`,
  owesText:
    'The bills will stay open and show “Unknown Player”. If the family no longer owes them, cancel them first.',
  unknown: 'We could not check whether money is owed for this player or whether photos show them',
  text: 'This deletes the profile and the medical notes, and the sign-in if there is one. Bills and payments stay, and will show “Unknown Player”. With the last player of a registration, your notes on it are deleted, too, unless a bill is unpaid.',
  shown: (count: number) =>
    count === 1
      ? 'A photo or video in the gallery shows this player'
      : `${count} photos and videos in the gallery show this player`,
  shownText:
    'They will stay in the gallery unless you remove them first. If any are left, we will email the office a list of them, and you will not be able to undo the deletion.',
  undoable: 'This player has no sign-in, so you can undo this for one minute.',
  final:
    'Photos and videos this person sent that are not in the gallery yet will be deleted, too. The sign-in cannot be restored, so this cannot be undone.',
  confirm: 'Delete Player',
  deleting: 'Deleting...',
  done: { title: 'Player deleted', description: 'Player account has been permanently deleted.' },
  failed: 'Error deleting player',
} as const;
