/** What a family is emailed about its account: a reminder of what is due, and its statement. */
export const messages = {
  reminderSubject: (program: string, amount: string) => `${program}: ${amount} is due`,
  reminder: (program: string) =>
    `a friendly reminder from ${program}: we have not received this yet. If you have already sent it, thank you; you do not need to do anything.`,
  installment: (season: string) => `Installment, ${season}`,
  dueOn: (what: string, day: string) => `${what}, due ${day}`,
  totalDue: 'Total due',
  payLabel: (label: string) => `Pay ${label} here`,
  noAccount: 'No account is needed. Please do not pass these links on.',

  statementSubject: (program: string) => `Your statement from ${program}`,
  statement: (program: string, day: string) => `here is your account with ${program} as of ${day}.`,
  yourCredit: 'Your credit',
  yourBalance: 'Your balance',
  dueNow: (amount: string, day: string) => `Due now: ${amount}, since ${day}.`,
  next: (amount: string, day: string) => `Next: ${amount} on ${day}.`,
  nextAutomatic: (amount: string, day: string) =>
    `Next: ${amount} on ${day}. It will be charged automatically.`,

  signIn: (email: string) =>
    `Sign in with this address (${email}). If you have no account yet, sign up on that page with the same address.`,
  questions: 'Questions, or is something not right? Just reply to this email.',
};
