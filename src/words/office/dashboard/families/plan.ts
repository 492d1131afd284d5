/** What a person reads where a bill is split into a payment plan. */
export const messages = {
  title: (number: string) => `Plan for bill ${number}`,
  text: (amount: string) =>
    `${amount} is still owed. It is split into parts, each a bill of its own with its day. The guardian is emailed the dates. To change a part later, edit its bill on Player Bills.`,
  count: 'How many parts',
  firstOn: 'First part due on',
  frequency: 'How often',
  frequencies: { weekly: 'Every week', biweekly: 'Every two weeks', monthly: 'Every month' },
  preview: 'The parts',
  part: (day: string, amount: string) => `${day}: ${amount}`,
  submit: 'Make the plan',
  done: { title: 'Plan made', description: 'The guardian is emailed the dates.' },
  failed: 'Error making the plan',
} as const;
