/** What the office reads where it lowers what a bill asks for. */
export const messages = {
  heading: 'Discounts and scholarships',
  open: 'Lower This Bill',
  /** @param why with what to do about it */
  hindered: (why: string) => `You can’t change the amount of this bill now. ${why}`,
  /** @param why with what to do about it */
  stays: (why: string) => `You can’t remove a discount or scholarship now. ${why}`,
  fullPrice: 'Full price',
  /** Where several bills are lowered. */
  stopped: (done: number, all: number, why: string) =>
    `${done} of ${all} bills ${done === 1 ? 'was' : 'were'} lowered. The next one was not. ${why}`,
  takeBack: 'Remove',
  takeBackOf: (reason: string) => `Remove: ${reason}`,
  dialog: {
    title: 'Lower This Bill',
    text: 'This will lower the bill and its registration. Any open payment page will close.',
    kind: 'Type',
    choose: 'Choose one',
    kinds: {
      scholarship: 'Scholarship',
      discount: 'Discount',
      'write-off': 'Write-off: no longer due',
    },
    amount: 'Amount Off',
    reason: 'Reason',
    reasonHint: 'The family will see it on the bill.',
    tell: 'Email the family',
    submit: 'Lower the Bill',
    done: { title: 'Bill lowered' },
    failed: 'The bill was not changed',
  },
  back: {
    title: (amount: string) => `Remove the ${amount} reduction?`,
    text: 'This amount will be due again.',
    submit: 'Remove Reduction',
    done: { title: 'The amount is due again' },
  },
  scholarship: {
    open: 'Grant Scholarship',
    title: 'Grant Scholarship',
    text: 'Choose the bills, and a percentage or an amount. The family will get an email.',
    loadFailed: 'Error fetching bills',
    none: (email: string) =>
      `There is no open bill for ${email}. Add one under Player Bills, or look for another address there.`,
    bills: 'Bills',
    bill: (player: string, amount: string, left: string) =>
      `${player}: ${amount}, ${left} still owed`,
    percent: 'Percent Off',
    percentHint: 'Of the current amount of each bill.',
    amount: 'Amount Off Each Bill',
    choose: 'Choose a bill.',
    either: 'Enter a percentage from 1 to 100, or an amount.',
    reason: (reference: string) => `Scholarship (application ${reference})`,
    plainReason: 'Scholarship',
    submit: 'Grant Scholarship',
    done: { title: 'Scholarship granted', description: 'The family will get an email.' },
    failed: 'Error granting the scholarship',
    notNoted: 'The decision was not added to the message',
  },
} as const;
