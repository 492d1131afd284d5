import type { PaymentMethod } from '#domain/payments/payment.ts';
import type { RegistrationFrequency } from '#domain/registration/registration-form.ts';

function players(count: number): string {
  return `${count} ${count === 1 ? 'player' : 'players'}`;
}

/** What a person reads while registering. Toasts and their words are the specification's. */
export const messages = {
  players,
  noScript:
    'Registering here needs JavaScript, which is switched off in this browser. Call or write to us, and we register your players with you.',
  required: 'Fields marked * are required.',

  account: {
    title: 'Account Options',
    text: 'You do not need an account to register. One is created automatically when you send this form, unless you untick the box below. If you have one, you can sign in first.',
    signIn: 'Sign In',
    create: 'Create an account for me',
    createHint:
      'We mail you a link to choose a password. In your account you see players, bills and payments.',
  },

  fee: {
    title: 'Fee and Installments',
    text: (fee: string, includes: readonly string[]) =>
      includes.length > 0
        ? `${fee} for each player. It includes: ${includes.join(', ')}.`
        : `${fee} for each player.`,
    count: 'Number of players',
    fewer: 'One player fewer',
    more: 'One player more',
    frequency: 'Payment Frequency',
    frequencies: {
      'one-time': 'One-time',
      monthly: 'Monthly',
      quarterly: 'Quarterly',
    } satisfies Record<RegistrationFrequency, string>,
    once: (total: string) => `${total} at once`,
    installments: (count: number, each: string) => `${count} payments of ${each}`,
    unequal: (count: number, first: string, each: string) =>
      `${first} first, then ${count - 1} payments of ${each}`,
    plan: 'What you pay',
    first: 'First payment',
    payment: 'Payment',
    others: 'Then',
    thenEach: (count: number, each: string) => `${count} × ${each}`,
    last: 'Last payment',
    total: 'Total',
    today: (amount: string) => `${amount} today`,
    noInterest: 'Installments cost nothing extra and end by themselves.',
    bar: (count: number, first: string, total: string) =>
      first === total ? `${players(count)}: ${total}` : `${players(count)}: ${first} now`,
    inAll: (total: string) => `${total} in all`,
  },

  parent: {
    title: 'Parent Information',
    labels: {
      firstName: 'Parent First Name',
      lastName: 'Parent Last Name',
      email: 'Email',
      phone: 'Phone',
    },
  },
  address: {
    title: 'Address',
    address: 'Address *',
    city: 'City *',
    state: 'State',
    zipCode: 'ZIP Code *',
  },
  emergency: {
    title: 'Emergency Contact',
    text: 'Someone we can call when you cannot be reached.',
    name: 'Emergency Contact Name *',
    phone: 'Emergency Contact Phone *',
  },

  player: {
    title: 'Players',
    legend: (index: number) => `Player ${index + 1}`,
    firstName: 'First Name *',
    lastName: 'Last Name *',
    age: 'Age *',
    chooseAge: 'Choose an age',
    grade: 'Grade *',
    chooseGrade: 'Choose a grade',
    height: 'Height',
    weight: 'Weight',
    medical: 'Medical Information',
    medicalHint:
      'Allergies, conditions or medication a coach must know. Stored apart, read by administrators only, and not kept on this device.',
    typeAgain: 'Please type the medical information again.',
    medicalGone: {
      title: 'No medical information?',
      text: (who: string) =>
        `You typed medical information for ${who}, and the field is empty now. We do not keep it on this device.`,
      without: 'Send Without It',
      back: 'Type It Again',
    },
    experience: 'Previous Experience',
    photo: 'Photos and videos of this player may be published',
    photoHint: 'Leave it unticked if they may not; playing does not depend on it.',
    add: 'Add Player',
    remove: (index: number) => `Remove Player ${index + 1}`,
    removed: (count: number) => `Removed. ${players(count)} on this form.`,
    most: 'One form takes 10 players. Please send another for more.',
    confirm: {
      title: (name: string) => `Remove ${name}?`,
      text: 'What you typed for this player is gone then.',
      keep: 'Keep',
      remove: 'Remove',
    },
  },

  methods: {
    ach: "We'll contact you with payment instructions within 24 hours.",
    check: 'You mail a check to our postal address.',
  } satisfies Partial<Record<PaymentMethod, string>>,

  agreements: {
    title: 'Agreements',
    text: 'A parent or legal guardian signs for every player. We mail you a signed copy.',
    read: (title: string) => `Read the ${title}`,
    signature: 'Your Full Name *',
    signatureHint:
      'Type it as in Parent Information: this is your signature. You can print the documents and sign on paper instead; just ask us.',
    marketing: 'Send me news of the program by email',
    marketingHint: 'A few times a year. You can stop it at any time.',
  },
  legal: {
    loading: 'Loading the text...',
    failed: 'The text could not be loaded',
    failedText: 'Try again, or read it on its own page.',
    changed: 'This text has changed since you opened this page. Please reload it before you sign.',
    retry: 'Retry',
    ownPage: 'Open it on its own page',
    close: 'Close',
  },

  submit: (count: number, amount: string, method: PaymentMethod, isFirst: boolean) => {
    const what = `Register ${players(count)}`;
    if (method === 'credit-card') return `${what} – pay ${amount} now`;
    const by = method === 'ach' ? 'by ACH' : 'by check';
    return `${what} – ${isFirst ? 'first ' : ''}${amount} ${by}`;
  },
  submitting: 'Processing...',
  draftExcept: 'Medical information and your signature are not kept.',
  replace: 'Cancel It and Send This One',

  cancelled:
    'You left the payment page. What you typed is still here, except medical information and your signature: if you sent them already, we have them.',
  agreementRequired: {
    title: 'Agreement Required',
    description: 'Please agree to the terms and waiver to continue.',
  },
  failed: {
    title: 'Payment Error',
    unknown: 'Failed to process payment',
  },
  notSent: 'Your registration was not confirmed',
  safeToRepeat: 'You can send it again: your players are not registered twice.',
  sentBefore: (number: string) =>
    `Registration ${number} has already been sent and is not waiting for a payment. Look for its confirmation in your mail.`,
  submitted: {
    title: 'Registration Submitted',
    description: "We'll contact you with payment instructions within 24 hours.",
  },

  opening: 'Opening the secure payment page…',
  number: 'Registration number',
  changed: {
    title: 'The amount has changed',
    text: (shown: string, now: string) =>
      `The fee has changed since this page was made: you pay ${now} now, not ${shown}. Nothing has been charged yet.`,
    pay: (amount: string) => `Pay ${amount}`,
  },
  pledged: {
    check: 'Please mail your check as follows.',
    memo: (number: string) => `Registration ${number}`,
    later: (count: number, each: string, last: string) =>
      `After that, ${count} more ${count === 1 ? 'payment' : 'payments'} of ${each}, the last on ${last}.`,
    mailed: 'We mail you this, and a copy of what you signed.',
    changed: (shown: string, now: string) =>
      `The fee has changed since this page was made: it is ${now}, not ${shown}. If you do not want that, do not pay, and tell us.`,
    another: 'Register Another Player',
    home: 'Back to the Home Page',
  },
  done: {
    title: 'Your players are registered',
    text: 'The payment is in. A confirmation and a copy of what you signed are on their way to your mailbox.',
    schedule: 'See the Schedule',
  },
  result: {
    confirming: { title: 'Confirming your payment…', text: 'This takes a few seconds.' },
    paid: {
      title: 'Your players are registered',
      text: 'The payment is in. A confirmation and a copy of what you signed are on their way to your mailbox.',
    },
    processing: {
      title: 'Your players are registered, your bank is at work',
      text: 'A bank payment takes some days. We mail you when it has arrived; there is nothing else to do.',
    },
    failed: {
      title: 'Your bank refused the payment',
      text: 'Nothing was charged. You can send the form again and pay in another way.',
    },
    expired: {
      title: 'The payment page has run out',
      text: 'Nothing was charged. Send the form again to get a new one; what you typed is kept.',
    },
    refunded: {
      title: 'This registration was refunded',
      text: 'The money goes back to the card or account it came from; banks take a few days.',
    },
    slow: {
      title: 'We are still waiting for the confirmation',
      text: "It can take some minutes. If you have paid, your payment is safe and we'll mail you.",
    },
    unavailable: {
      title: 'We cannot ask right now',
      text: "If you have paid, your payment is safe and we'll mail you. Try again in a moment.",
    },
    unknown: {
      title: 'We do not know this payment',
      text: 'The address is not complete, or the payment is of another day. Your mailbox has the confirmation if you have paid.',
    },
    retry: 'Retry',
    toForm: 'Back to the Registration',
    paidSoFar: 'Paid so far',
    total: 'Total',
  },
} as const;
