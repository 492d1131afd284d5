function players(count: number): string {
  return `${count} ${count === 1 ? 'player' : 'players'}`;
}

type Method = 'credit-card' | 'ach' | 'check';
const HOW = { 'credit-card': 'today', ach: 'by ACH transfer', check: 'by check' };

/** @param time what the site settings promise, such as '24 hours' */
const instructionsWithin = (time: string) =>
  `We'll contact you with payment instructions within ${time}.`;

/** What a person reads while registering. Toasts and their words are the specification's. */
export const messages = {
  players,
  required: 'Fields are required unless marked optional.',

  steps: {
    label: 'Steps of the registration',
    titles: {
      family: 'Your Family',
      players: 'Players',
      agreements: 'Agreements',
      payment: 'Payment',
    },
    /** Below the line of steps, four in the width of a phone. */
    short: {
      family: 'Family',
      players: 'Players',
      agreements: 'Agreements',
      payment: 'Payment',
    },
    place: (number: number, all: number) => `Step ${number} of ${all}`,
    goOn: (title: string) => `Continue to ${title}`,
    back: (title: string) => `Back to ${title}`,
  },

  account: {
    title: 'Account Options',
    text: 'Have an account? Sign in. If not, we will create one automatically when you send this form, unless you uncheck the box in the last step.',
    signIn: 'Sign In',
    create: 'Create an account for me',
    createHint:
      'For people 18 or older. We will email you a link to choose a password. Your account shows your players, bills and payments.',
  },

  fee: {
    title: 'Fee and Installments',
    text: (fee: string, listsParts: boolean) =>
      listsParts ? `${fee} for each player. It includes:` : `${fee} for each player.`,
    count: 'Number of players',
    fewer: 'Remove a player',
    more: 'Add a player',
    frequency: 'Payment Frequency',
    frequencies: {
      'one-time': 'One-time',
      monthly: 'Monthly',
      quarterly: 'Quarterly',
    },
    once: (total: string) => `${total} in one payment`,
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
    pays: (amount: string, method: Method) => `${amount} ${HOW[method]}`,
    noInterest: 'No extra fees. The last payment ends the plan.',
    bar: (first: string, total: string) =>
      first === total ? `${total} total` : `${first} first · ${total} total`,
    rest: (count: number, each: string, last: string | null) =>
      `Then ${count} × ${each}${last ? `, ending ${last}` : ''}`,
    free: 'Nothing to pay',
    choices: 'You choose how to pay in the last step:',
  },
  discount: {
    title: 'I have a discount code',
    label: 'Discount Code',
    apply: 'Apply',
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
    address: 'Address',
    city: 'City',
    state: 'State',
    zipCode: 'ZIP Code',
  },
  emergency: {
    title: 'Emergency Contact',
    text: 'Someone we can call if we cannot reach you.',
    name: 'Emergency Contact Name',
    phone: 'Emergency Contact Phone',
  },

  player: {
    legend: (index: number) => `Player ${index + 1}`,
    firstName: 'First Name',
    lastName: 'Last Name',
    age: 'Age',
    chooseAge: 'Choose an age',
    grade: 'Grade',
    chooseGrade: 'Choose a grade',
    more: 'Medical information, school, photos and more',
    medical: 'Medical Information',
    medicalHint:
      'Allergies, conditions or medication that coaches should know about. Kept private, and not saved on this device.',
    typeAgain: 'Please enter the medical information again.',
    photo: 'OK to share photos and videos of this player',
    photoHint: 'Optional. Your player can play either way.',
    add: 'Add Player',
    remove: (index: number) => `Remove Player ${index + 1}`,
    removed: (count: number) => `Removed. ${players(count)} on this form.`,
    most: 'You can register up to 10 players on one form. Have more? Send another form.',
  },

  methods: (within: string) => ({
    ach: instructionsWithin(within),
    check: 'Mail a check to our address.',
  }),

  agreements: {
    text: 'A parent or legal guardian signs for every player. We will email you a signed copy.',
    read: (title: string) => `Read the ${title}`,
    signature: 'Your Full Name',
    signatureHint:
      'Type your name as above. This is your signature. You can print the documents and sign on paper instead; just ask us.',
    marketing: 'Send me program news by email',
    marketingHint: 'A few times a year. To stop, just reply to one of those emails.',
  },
  /** @param amount what is paid first; null where there is nothing to pay */
  submit: (count: number, amount: string | null, method: Method, isFirst: boolean) => {
    const what = `Register ${players(count)}`;
    if (amount === null) return `${what} – nothing to pay`;
    if (method === 'credit-card') return `${what} – pay ${amount} now`;
    return `${what} – ${isFirst ? 'first payment ' : ''}${amount} ${HOW[method]}`;
  },
  submitting: 'Processing...',
};
