/** What a person reads where a bill is split into a payment plan. */
export const messages = {
  title: (number: string) => `Payment Plan for Bill ${number}`,
  text: (amount: string) =>
    `${amount} is still owed. We will split it into installments, each with its own bill and due date. We will email the guardian the dates. To change an installment later, edit its bill on the Player Bills tab.`,
  count: 'Number of installments',
  firstOn: 'First installment due on',
  frequency: 'How often',
  frequencies: { weekly: 'Every week', biweekly: 'Every two weeks', monthly: 'Every month' },
  preview: 'Installments',
  part: (day: string, amount: string) => `${day}: ${amount}`,
  submit: 'Make the Plan',
  done: { title: 'Plan made', description: 'We will email the guardian the dates.' },
  failed: 'Error making the plan',
} as const;
