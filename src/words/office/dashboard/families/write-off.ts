/** What a person reads where bills are written off. */
export const messages = {
  title: (amount: string) => `Write off ${amount}?`,
  text: 'These bills will no longer be due. You can undo each write-off on Player Bills.',
  bills: 'Bills',
  none: 'Choose at least one bill.',
  reason: 'Reason',
  reasonHint: 'The family will see it on the statement.',
  tell: 'Email the guardian',
  submit: 'Write Off',
  submitting: 'Writing off...',
  done: { title: 'Written off' },
  failed: 'Error writing off',
} as const;
