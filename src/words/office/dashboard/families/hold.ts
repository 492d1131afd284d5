/** What a person reads where reminders to a family are put on hold. */
export const messages = {
  open: 'Put on hold',
  change: 'Change hold',
  title: 'Put this family on hold',
  text: 'Until that day the family gets no reminders. Bills stay due. After that, remind the family by hand: bills that came due during the hold get no automatic reminder.',
  until: 'Until (including that day)',
  reason: 'Reason',
  reasonHint: 'For the office. The family does not see it.',
  submit: 'Put on hold',
  done: { title: 'Family on hold' },
  failed: 'Error saving the hold',
  held: (day: string) => `On hold until ${day}`,
  by: (reason: string, who: string) => `${reason} (${who})`,
  release: 'End hold',
  releasing: 'Ending...',
  released: { title: 'Hold ended' },
} as const;
