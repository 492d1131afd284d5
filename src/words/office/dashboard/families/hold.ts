/** What a person reads where reminders to a family are put on hold. */
export const messages = {
  open: 'Put on Hold',
  change: 'Change Hold',
  title: 'Put This Family on Hold',
  text: 'The family will get no reminders through that day. Bills stay due. After the hold, remind the family by hand: there is no automatic reminder for bills that came due during it.',
  until: 'Until (including that day)',
  reason: 'Reason',
  reasonHint: 'For the office. The family will not see it.',
  submit: 'Put on Hold',
  done: { title: 'Family on hold' },
  failed: 'Error saving the hold',
  held: (day: string) => `On hold until ${day}`,
  by: (reason: string, who: string) => `${reason} (${who})`,
  release: 'End Hold',
  releasing: 'Ending...',
  released: { title: 'Hold ended' },
} as const;
