/** What a person reads where something cannot be paid, or a link to pay does not open. */
export const messages = {
  noBill: 'We can’t find this bill. Reload the page. Still missing? Please contact us.',
  verifyFirst: 'Please verify your email address first.',
  paid: 'This bill is already paid.',
  cancelled: 'This bill was canceled.',
  processing:
    'A payment is being processed. From a bank account, this takes a few days. You don’t need to pay again.',
  installments:
    'This bill is being paid in installments. To change the card, use the link in your last receipt.',
  notOnline:
    'This bill cannot be paid online right now. Please contact us, and we will tell you what is left to pay.',
  changed: 'The amount you owe has just changed. Reload this page and try again.',
  noLink:
    'This payment link does not work. It may be incomplete. Reply to the email it came in, and we will send you a new one.',
  linkExpired:
    'This payment link has expired. Reply to the email it came in, and we will send you a new one.',
  monthlyGift: 'Your monthly gift',
  gift: 'Your gift',
  noPayment: 'We can’t find this payment. Reload the page. Still missing? Please contact us.',
  badLink:
    'This link does not work. Please use the link in your latest receipt, or reply to that email and we will help.',
  alreadyPaid: (number: string) =>
    `You have already paid for what you sent before (${number}). Your change was not sent, and you will not be charged again. To change something, please contact us.`,
  sponsorship: 'Sponsorship',
  sponsorshipOf: (level: string) => `Sponsorship (${level})`,
};
