/** What differs between the kinds of records in what a payer reads. */
export const messages = {
  general: {
    thanks: (program: string) => `thank you! We received your payment to ${program}.`,
    started: (program: string) => `thank you! Your payment plan with ${program} is set up.`,
    ended: (program: string) =>
      `your payment plan with ${program} has ended, and nothing more will be charged.`,
    payAgain: 'To pay another way, please reply to this email.',
  },
  sponsorship: {
    thanks: (program: string) => `thank you for sponsoring ${program}. We received your payment.`,
    notes: (receivedBy: string, program: string) =>
      `${receivedBy} In return, ${program} gives you the recognition of your sponsorship level. Please keep this receipt for your records.`,
    goods: (amount: string) =>
      `You also receive goods and services with your level. We estimate that they are worth ${amount}.`,
    goodsOfWhole: (whole: string, amount: string) =>
      `With your sponsorship of ${whole} you also receive goods and services. We estimate that they are worth ${amount} in total.`,
    started: (program: string) =>
      `thank you for sponsoring ${program}. Your sponsorship is set up.`,
    ended: (program: string) =>
      `your sponsorship of ${program} has ended, and nothing more will be charged. Thank you for your support.`,
    sponsorAgain: (address: string) =>
      `Didn’t end it yourself? Your card may have expired. To sponsor again, please visit ${address}`,
  },
  donation: {
    received: (amount: string) => `Thank you: receipt for your gift of ${amount}`,
    thanks: (program: string) => `thank you for your gift to ${program}.`,
    notes: (receivedBy: string, taxNote: string) =>
      `${receivedBy} ${taxNote} Please keep this receipt for your records.`,
    started: (program: string) => `thank you! Your monthly gift to ${program} is set up.`,
    ended: (program: string) =>
      `your monthly gift to ${program} has ended, and nothing more will be charged. Thank you for everything you gave.`,
    neverBegun: (program: string) =>
      `your monthly gift to ${program} was canceled before the first payment. Nothing was charged.`,
    beginAgain: (address: string) =>
      `Didn’t end it yourself? Your card may have expired. To give again, please visit ${address}`,
    giveAgain: (address: string) =>
      `To give another way, please visit ${address} or reply to this email.`,
  },
  onlyAbove: 'Only what you pay above that amount may be deductible.',
  onlyAboveInAll: 'Of all your payments for it, only what is above that amount may be deductible.',
  receivedBy: (legalName: string, ein: string) => `Received by ${legalName}, EIN ${ein}.`,
};
