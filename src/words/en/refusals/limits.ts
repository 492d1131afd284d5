/** What a person reads who sends a form too often. */
export const messages = {
  today: (email: string) =>
    `This was sent too many times today. Please try again tomorrow, or email ${email}.`,
  shortTime:
    'This was sent too many times in a short time. What you typed is still here. Please wait ten minutes, then send it again.',
  declines: (email: string) =>
    `Several cards were declined today, so you cannot pay by card until tomorrow. You were not charged. Please email ${email}, and we will find another way to pay.`,
};
