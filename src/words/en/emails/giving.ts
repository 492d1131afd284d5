/** What a donor is emailed: how to pay a gift, and the statement of a year's gifts. */
export const messages = {
  howToPay: (number: string) => `Your gift ${number}: how to pay`,
  thanks: {
    monthly: (program: string) => `thank you for your monthly gift to ${program}.`,
    'one-time': (program: string) => `thank you for your gift to ${program}.`,
  },
  eachMonth: 'Then please mail one check each month.',
  receiptFollows:
    'When we receive your payment, we will email you a receipt. Questions? Just reply to this email.',
  rows: {
    gift: 'Gift',
    monthlyGift: 'Monthly gift',
    firstGift: 'First gift',
    eachMonth: 'Amount each month',
  },

  endSubject: {
    ended: (number: string) => `Your monthly gift ${number} has ended`,
    canceled: (number: string) => `Your gift ${number} is canceled`,
    closed: (number: string) => `Your gift ${number} is complete`,
  },
  end: {
    ended: (program: string) =>
      `your monthly gift to ${program} has ended. We will not ask for it again. Thank you for every gift you made.`,
    canceled: (program: string) =>
      `the gift that you promised to ${program} is canceled. We will not ask for it again. Thank you for thinking of us.`,
    closed: (program: string) =>
      `we will not ask for the rest of the gift that you promised to ${program}. Thank you for what you gave.`,
  },
  noMore:
    'If you already sent a check or transfer, or if this is a mistake, just reply to this email.',

  statementSubject: (year: number) => `Your giving statement for ${year}`,
  statement: (program: string, year: number) => `thank you for supporting ${program} in ${year}.`,
  correctedSubject: (year: number) => `Your corrected giving statement for ${year}`,
  replaces: (day: string) =>
    `This statement replaces the one that we sent you on ${day}. Please use only this one.`,
  doNotUseSubject: (year: number) => `Please do not use your giving statement for ${year}`,
  doNotUse: (program: string, year: number, day: string) =>
    `please do not use the giving statement for ${year} that ${program} sent you on ${day}.`,
  nothingGiven: (year: number) =>
    `What it showed was corrected or refunded after that. We have no gifts or sponsorships from you in ${year} now. If you gave in another year, they will be on the statement for that year.`,
  takenBack: (label: string) => `${label}: payment reversed`,
  onDay: (day: string, label: string) => `${day}, ${label}`,
  gifts: (year: number) => `Gifts in ${year}`,
  sponsorships: (year: number) => `Sponsorships in ${year}`,
  inReturn: 'In return for a sponsorship, you received the recognition of its level.',
  goods: (label: string, amount: string) =>
    `With ${label} you also received goods and services. We estimate that they are worth ${amount}.`,
  goodsOfWhole: (label: string, whole: string, amount: string) =>
    `${label} is a sponsorship of ${whole}. With all of it you also receive goods and services. We estimate that they are worth ${amount} in total.`,
  keep: (receivedBy: string) =>
    `${receivedBy} These amounts do not include what we refunded. Please keep this statement for your records.`,
};
