/** What whoever pays a bill is emailed: reminders, payment links, plans, and what was taken off it. */
export const messages = {
  yourSponsorship: 'Your sponsorship',
  sponsorship: (level: string) => (level ? `Sponsorship (${level})` : 'Sponsorship'),

  dueSoonSubject: (label: string) => `${label} is due soon`,
  dueSoon: (program: string, count: number) =>
    `a friendly reminder from ${program}: ${count === 1 ? 'this bill is' : 'these bills are'} due soon.`,
  overdueSubject: (label: string) => `${label} is overdue`,
  overdue: (program: string) =>
    `we have not received this payment to ${program} yet. If you have already sent it, thank you; you do not need to do anything.`,
  payInAccount: (count: number, address: string) =>
    `You can pay ${count === 1 ? 'it' : 'them'} from your account: ${address}`,
  payByReply: (count: number) =>
    `To pay ${count === 1 ? 'it' : 'them'}, or if something is not right, just reply to this email.`,

  linkSubject: (label: string, amount: string) => `${label}: ${amount} to pay`,
  link: (program: string) => `here is what you can pay ${program} online.`,
  linkInstallments: (program: string) =>
    `here is what you can pay ${program} online: the installments that are due.`,
  item: (description: string, firstName: string) => `${description} (${firstName})`,

  planSubject: (label: string) => `${label}: your payment plan`,
  plan: (program: string, count: number) =>
    `you can now pay this bill from ${program} in ${count} payments. Nothing is charged automatically.`,
  planPart: (description: string, label: string, day: string) =>
    `${description}, ${label}, due ${day}`,
  planAccount: 'See your account and pay',

  changedSubject: (label: string, change: string) => `${label}: ${change}`,
  added: {
    scholarship: (amount: string, program: string) => ({
      subject: `a scholarship of ${amount}`,
      opening: `good news: ${program} has granted a scholarship of ${amount}. We are glad to have you with us.`,
    }),
    discount: (amount: string, program: string) => ({
      subject: `a discount of ${amount}`,
      opening: `${program} has taken ${amount} off this bill.`,
    }),
    'write-off': (amount: string, program: string) => ({
      subject: `${amount} is no longer owed`,
      opening: `${program} no longer asks for ${amount} of this bill.`,
    }),
  },
  takenBack: {
    scholarship: (amount: string) => ({
      subject: `a scholarship of ${amount} was removed`,
      opening: `a scholarship of ${amount} was removed from this bill, so ${amount} more is owed.`,
    }),
    discount: (amount: string) => ({
      subject: `a discount of ${amount} was removed`,
      opening: `a discount of ${amount} was removed from this bill, so ${amount} more is owed.`,
    }),
    'write-off': (amount: string) => ({
      subject: `${amount} is owed again`,
      opening: `this bill asks for ${amount} again that it had not asked for any more.`,
    }),
  },
  why: (reason: string) => `Why: ${reason}`,
  seeAndPay: (address: string) => `You can see and pay it in your account: ${address}`,
  nothingLeft: 'There is nothing left to pay on this bill.',
  rows: { fullPrice: 'Full price', received: 'Received', toPay: 'To pay' },
};
