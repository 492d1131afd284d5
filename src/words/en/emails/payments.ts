/** What a payer is emailed about a payment: receipts, refunds, plans, corrections. */
export const messages = {
  received: (label: string) => `${label}: payment received`,
  failed: {
    subject: (label: string) => `${label}: your payment did not go through`,
    opening: (amount: string, label: string, program: string) =>
      `your bank did not complete the payment of ${amount} for ${label} at ${program}. You have not been charged.`,
    updateCard: 'Please update your card. You do not need a password.',
    triedAgain: 'We will try again in a few days.',
  },
  refund: {
    subject: (label: string) => `${label}: refund`,
    opening: (program: string, cents: string, paid: string, label: string) =>
      `${program} refunded ${cents} of your payment of ${paid} for ${label}.`,
    where:
      'It will go back to the card or account you paid with. Your bank may take a few days to show it.',
    /** Of a gift or sponsorship without an end. */
    goesOn: (each: string, isYearly: boolean) =>
      `Your plan is still active. Your card will be charged ${each} every ${isYearly ? 'year' : 'month'} until you cancel.`,
    /** Of installments: its payer cannot stop them. */
    nextComes: (amount: string, day: string) =>
      `Your plan is still active. The next payment of ${amount} is due on ${day}. We will charge it automatically. To cancel the plan, reply to this email.`,
  },
  started: (label: string) => `${label}: your plan is set up`,
  paused: {
    subject: (label: string) => `${label}: paused`,
    opening: 'your plan is paused. Nothing will be charged until you resume it.',
    byOffice:
      'your plan is paused. Nothing will be charged for now. To continue, please reply to this email.',
  },
  resumed: {
    subject: (label: string) => `${label}: active again`,
    opening: 'your plan is active again.',
  },
  ended: (label: string) => `${label}: your plan has ended`,
  stillUnpaid: (owed: string, total: string) => `${owed} of ${total} is still unpaid.`,
  replacesReceipt: (amount: string, day: string) =>
    `This receipt replaces our receipt for ${amount}, paid on ${day}.`,
  lastPayment: 'That was the last payment. Everything is paid, and nothing more will be charged.',
  chargedOn: (amount: string, day: string) => `${amount} on ${day}, charged automatically`,
  /** Below it stands the link. */
  changeCard: {
    text: 'You can change your card with this link. You do not need a password. Please don’t share the link.',
    link: 'Change my card',
  },
  changeCardOrStop: {
    text: 'You can change your card, pause or cancel with this link. You do not need a password. Please don’t share the link.',
    link: 'Change my card, pause or cancel',
  },

  rows: {
    payment: 'Payment',
    each: 'Each payment',
    firstCharge: 'First charge',
    takenBack: 'Reversed',
    wasFor: 'Was recorded for',
    nowFor: 'Now recorded for',
    was: 'Was recorded',
    now: 'Now recorded',
  },
  nthOf: (number: number, count: number) => `${number} of ${count}`,

  takenBackSubject: (label: string, amount: string) =>
    `${label}: a payment of ${amount} was reversed`,
  takenBack: (amount: string, label: string, program: string) =>
    `we recorded a payment of ${amount} for ${label} at ${program}. It did not reach us, we refunded it to you, or we recorded it by mistake. The reason is below. We removed it from our records.`,
  recordedByMistake: (amount: string, label: string) =>
    `we recorded a payment of ${amount} for ${label} by mistake, so we removed it from our records. Nothing was charged or refunded.`,
  /** Above a link: after money that did not stay, and after what had been recorded by mistake. */
  owedAgain: (owed: string) =>
    `If we did not refund it to you, ${owed} is left to pay. You can pay online:`,
  owedStill: (owed: string) => `So ${owed} is left to pay. You can pay online:`,
  correctedSubject: (label: string) => `${label}: a payment was corrected`,
  corrected: (label: string, program: string) =>
    `we made a mistake when we recorded your payment for ${label} at ${program}. We have corrected it. Nothing was charged or refunded.`,
  movedSubject: (label: string, from: string) => `${label}: a payment was moved here from ${from}`,
  moved: (from: string, label: string, program: string) =>
    `we recorded your payment under ${from} at ${program} by mistake. We moved it to ${label}. Nothing was charged or refunded.`,
  recordedFor: (label: string, money: string) => `${label}, ${money}`,
  money: (amount: string, how: string, day: string) => `${amount} ${how} on ${day}`,
};
