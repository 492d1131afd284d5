/** What the office reads where a record cannot be read or changed. */
export const messages = {
  sameAddress: 'This record already has this email.',
  gone: 'We can’t find this record anymore.',
  deleted: 'We can’t find this record anymore. Someone may have deleted it.',
  savedBefore: 'This was already saved. Close this, and change the record in the table.',
  changedMeanwhile:
    'Someone else has changed this since you opened it. Nothing was saved. Reload to see the change, then make yours again.',
  nothingToUndo: 'There is nothing to undo.',
  undoTooLate: 'You can undo a change for one minute only. Change it by hand instead.',
  undoChanged:
    'Some of this has changed since, so it cannot be undone. Nothing was changed. Look at the record again.',
  undoAgain:
    'The same was added again since, so this cannot be undone. Nothing was changed. Look at the list again.',
  fewerKinds: 'Choose fewer kinds of entries at once.',
  month: 'Choose a month such as 2026-11.',
  period: 'Choose a month such as 2026-11, a year such as 2026, or all.',

  filter: 'Choose from the values of this filter.',
  periodShort: 'Choose a month such as 2026-11, a year, or all.',
};
