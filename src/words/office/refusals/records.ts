/** What the office reads where a record cannot be read or changed. */
export const messages = {
  gone: 'This record is no longer there.',
  deleted: 'This record is no longer there. Someone may have deleted it.',
  savedBefore:
    'This was already saved the first time. Close this, and change the record in the table.',
  changedMeanwhile:
    'Someone else has changed this in the meantime. Nothing was saved: reload to see the change, then make yours again.',
  nothingToUndo: 'There is nothing to undo.',
  undoTooLate:
    'A change can be undone for a minute, and that has passed. Change it by hand instead.',
  undoChanged:
    'Some of this has changed since, so it cannot be undone. Nothing was changed: look at the record again.',
  fewerKinds: 'Choose fewer kinds of entries at once.',
  month: 'Choose a month such as 2026-11.',
  period: 'Choose a month such as 2026-11, a year such as 2026, or all.',

  filter: 'Choose from the values of this filter.',
  periodShort: 'Choose a month such as 2026-11, a year, or all.',
};
