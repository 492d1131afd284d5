/** What a family is emailed about its account: a reminder of what is due, and its statement. */
export const messages = {
  reminderSubject: (program: string, amount: string) => `${program}: ${amount} is due`,
  reminder: (program: string) =>
    `this is a friendly reminder from ${program}. We have not received your payment yet. If you already sent it, thank you! You don’t need to do anything.`,
  installment: (season: string) => `Installment, ${season}`,
  dueOn: (what: string, day: string) => `${what}, due ${day}`,
  totalDue: 'Total due',
  payLabel: (label: string) => `Pay ${label} here`,
  noAccount: (links: number) =>
    links === 1
      ? 'You don’t need an account. Please don’t share this link.'
      : 'You don’t need an account. Please don’t share these links.',

  statementSubject: (program: string) => `Your statement from ${program}`,
  statement: (program: string, day: string) =>
    `here is your statement from ${program} as of ${day}.`,
  yourCredit: 'Your credit',
  yourBalance: 'Your balance',
  dueNow: (amount: string, day: string) => `Due now: ${amount}, since ${day}.`,
  next: (amount: string, day: string) => `Next: ${amount} on ${day}.`,
  nextAutomatic: (amount: string, day: string) =>
    `Next: ${amount} on ${day}. It will be charged automatically.`,

  signIn: (email: string) =>
    `Sign in with this email address (${email}). No account yet? Sign up on that page with the same address.`,
  questions: 'Questions? Does something look wrong? Just reply to this email.',
};
