const here = (program: string) => `here is your bill from ${program}. You can pay it online.`;

/** What whoever pays a bill is emailed: reminders, payment links, plans, and what was taken off it. */
export const messages = {
  yourSponsorship: 'Your sponsorship',
  sponsorship: (level: string) => (level ? `Sponsorship (${level})` : 'Sponsorship'),

  dueSoonSubject: (label: string) => `${label} is due soon`,
  dueSoon: (program: string, count: number) =>
    `this is a friendly reminder from ${program}: ${count === 1 ? 'this bill is' : 'these bills are'} due soon.`,
  overdueSubject: (label: string) => `${label} is overdue`,
  overdue: (program: string) =>
    `we have not received your payment to ${program} yet. If you already sent it, thank you! You don’t need to do anything.`,
  payInAccount: (count: number, address: string) =>
    `You can pay ${count === 1 ? 'it' : 'them'} from your account: ${address}`,
  payByReply: (count: number) =>
    `To pay ${count === 1 ? 'it' : 'them'}, or if something looks wrong, just reply to this email.`,

  linkSubject: (label: string, amount: string) => `${label}: ${amount} to pay`,
  link: {
    whole: here,
    rest: here,
    installments: (program: string) =>
      `your installments to ${program} are due. You can pay them online.`,
    next: (program: string) =>
      `your next installment to ${program} is not due yet. If you like, you can pay it online early.`,
  },
  item: (description: string, firstName: string) => `${description} (${firstName})`,

  planSubject: (label: string) => `${label}: your payment plan`,
  plan: (program: string, count: number) =>
    `you can now pay this bill from ${program} in ${count} payments. We will not charge you automatically.`,
  planPart: (description: string, label: string, day: string) =>
    `${description}, ${label}, due ${day}`,

  changedSubject: (label: string, change: string) => `${label}: ${change}`,
  added: {
    scholarship: (amount: string, program: string) => ({
      subject: `a scholarship of ${amount}`,
      opening: `good news: ${program} gave you a scholarship of ${amount}. We are glad to have you with us.`,
    }),
    discount: (amount: string, program: string) => ({
      subject: `a discount of ${amount}`,
      opening: `${program} took ${amount} off this bill.`,
    }),
    'write-off': (amount: string, program: string) => ({
      subject: `you no longer owe ${amount}`,
      opening: `${program} took ${amount} off this bill. You no longer owe it.`,
    }),
  },
  takenBack: {
    scholarship: (amount: string) => ({
      subject: `a scholarship of ${amount} was removed`,
      opening: `we removed a scholarship of ${amount} from this bill, so you owe ${amount} more.`,
    }),
    discount: (amount: string) => ({
      subject: `a discount of ${amount} was removed`,
      opening: `we removed a discount of ${amount} from this bill, so you owe ${amount} more.`,
    }),
    'write-off': (amount: string) => ({
      subject: `you owe ${amount} again`,
      opening: `we had taken ${amount} off this bill. You owe it again.`,
    }),
  },
  why: (reason: string) => `Reason: ${reason}`,
  nothingLeft: 'There is nothing left to pay on this bill.',
  rows: { fullPrice: 'Full price', received: 'Received', toPay: 'To pay' },
};
