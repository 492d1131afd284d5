/** What the office reads where an email cannot be sent again or corrected. */
export const messages = {
  gone: 'We can’t find this email anymore.',
  discarded: 'This email was discarded.',
  sent: 'This email was already sent.',
  correctedMeanwhile: 'Someone else has corrected this address. Reload the page.',
  sameAddress: 'This is the address that did not work. Enter another one.',
  personal:
    'This email has a sign-in link that works only for its own address. Discard it, and ask the person to sign up with the right address.',
  removed:
    'This email tells its own address that it was removed from a record. It is for nobody else. Discard it.',
  recordFirst:
    'The links in this email work only for the address on the record. Correct the address on the record, and this email will go there automatically.',
  ofFamily:
    'This email has a family’s account, which works only with its own address. Discard it, correct the address on the records, and send it again from Families.',
  invitation:
    'This email invites a family to a season, and its link works only with its own address. Discard it, change the guardian’s email under Players, and invite the family under New Season.',
  deletesSignIn:
    'We could not delete the sign-in of this account yet, and this email does it first. Press Retry.',
  signedDocuments:
    'This email has signed documents, and when we last looked, nobody had verified its address or used it to pay. To send it anyway, open Details of the registration and press Email Again.',
  beingSent: 'This email is being sent right now. Try again in a minute.',
  notKnown:
    'Waiting: nobody has verified this address or used it to pay. This email names children, so it will go out when someone does, or when you send it.',
  held: (count: number) =>
    `Held: we sent ${count} emails to this address today, and nobody has verified it or used it to pay. This email will go out when someone does, or when you send it.`,
};
