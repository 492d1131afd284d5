/** What a person reads who sends a form too often. */
export const messages = {
  today: (email: string) =>
    `This was sent too often today. Please try again tomorrow, or write to ${email}.`,
  shortTime:
    'This was sent too often in a short time. Nothing you typed is lost: please wait ten minutes, and send it again.',
  declines: (email: string) =>
    `Several cards were declined today, so we cannot open the card payment page again before tomorrow. You were not charged. Please email ${email}, and we will find another way to pay.`,
};
