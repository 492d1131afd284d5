/** What the office reads where an email cannot be sent again or corrected. */
export const messages = {
  gone: 'This email is no longer there.',
  discarded: 'This email was discarded.',
  sent: 'This email has been sent in the meantime.',
  correctedMeanwhile: 'Someone else has corrected this address. Reload the page.',
  sameAddress: 'This is the address that it could not be sent to.',
  personal:
    'This email has a sign-in link, which is for its own address alone. Discard it, and ask the person to sign up with the right address.',
  beingSent: 'This email is being sent at this moment. Try again in a minute.',
  held: (count: number) =>
    `Held: ${count} emails went to this address today, and nobody has verified it or paid from it yet. It will be sent when they do, or when you send it.`,
};
