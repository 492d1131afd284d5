const paysBalance = (registration: string) => `Pays the balance of Registration ${registration}`;

/** What an account holder reads on the account page. */
export const messages = {
  title: 'My Account',
  description: 'Your profile, players, bills, orders, gifts and uploads.',
  noScript: 'Your account needs JavaScript, which is turned off in this browser.',
  failed: 'We could not load your records',
  more: 'These are the latest 50. For the rest, download your data at the bottom of this page.',
  contents: 'On this page',

  incomplete: {
    title: 'Your account is not complete',
    text: 'Tell us your name first to see your family’s records.',
    action: 'Complete Your Account',
  },
  unverified: {
    title: 'Please verify your email address',
    text: (email: string) =>
      `Verify ${email} to see your registrations, bills, orders and gifts. Open the link in the email we sent you, then come back here.`,
    action: 'Email Me the Link',
    again: 'I Have Verified It',
    mailed: {
      title: 'Email sent',
      description: 'Open the link in it to verify your address.',
    },
    failed: 'We could not send the email',
  },

  sections: {
    bills: 'Bills',
    players: 'Players and registrations',
    statement: 'Statement',
    orders: 'Orders',
    giving: 'Gifts and sponsorships',
    receipts: 'Payments and receipts',
    submissions: 'Photos and videos',
    profile: 'Profile',
    signIn: 'Sign-in',
    data: 'Your data',
  },

  bills: {
    empty: 'No bills.',
    due: (day: string) => `Due ${day}`,
    nextPayment: (day: string) => `Next payment ${day}`,
    paid: (day: string) => `Paid ${day}`,
    number: (number: string) => `Bill ${number}`,
    pay: (amount: string) => `Pay ${amount}`,
    payFor: (what: string) => ` for ${what}`,
    processing: 'A payment is being processed.',
    plan: 'Paid in installments.',
    disputed: 'Your bank is looking into a payment.',
    asked: (amount: string) => `${amount} total`,
    leftOf: (left: string, total: string) => `${left} of ${total} left to pay`,
    paysFor: {
      whole: paysBalance,
      rest: paysBalance,
      installments: (registration: string) =>
        `Pays what is due of Registration ${registration}, for all your players in it`,
      next: (registration: string) =>
        `Pays the next installment of Registration ${registration}, for all your players in it`,
    },
    paidWith: (bill: string) => `Paid together with ${bill}`,
    failed: 'Payment Error',
    opening: 'Opening the secure payment page…',
    paying: {
      title: 'Finish paying in the tab that just opened',
      text: 'This page updates when your payment clears.',
      open: 'Open the Payment Page Again',
    },
    confirming: 'Confirming your payment…',
    settled: {
      title: 'Thank you! We received your payment',
      text: 'We will email you a receipt.',
    },
    underWay: {
      title: 'Your bank is processing this payment',
      text: 'This takes a few days. We will email you when we receive it.',
    },
    dead: {
      title: 'Your payment did not go through',
      text: 'You have not been charged. You can try again.',
    },
    unclear: {
      title: 'We can’t confirm your payment yet',
      text: 'If you paid, your payment is safe. Check back in a few minutes before you pay again.',
    },
  },

  players: {
    empty: 'No players yet. Registration takes about ten minutes.',
    action: 'Register a Player',
    age: (age: number) => `Age ${age}`,
    grade: (name: string) => `Grade ${name}`,
    jersey: (number: string) => `No. ${number}`,
    photos: 'Photos allowed',
    noPhotos: 'No photos',
    past: (season: string) => `Last played: ${season}`,
    registration: (season: string) => `Registration, ${season}`,
  },
  orders: {
    empty: 'No orders yet.',
    action: 'Visit the Shop',
    title: (number: string) => `Order ${number}`,
    shipping: 'Shipping',
    fulfillment: {
      open: '',
      packed: 'Packed',
      shipped: 'Shipped',
      handed_over: 'Handed over',
      nothing_to_send: 'Nothing to send',
    },
  },
  giving: {
    empty: 'No gifts or sponsorships yet. Every amount helps.',
    action: 'Make a Gift',
    once: 'One-time gift',
    monthly: 'Monthly gift',
    sponsorship: (level: string, business: string) => `${level}, ${business}`,
  },
  plan: {
    every: {
      monthly: (amount: string) => `${amount} a month`,
      quarterly: (amount: string) => `${amount} a quarter`,
      annual: (amount: string) => `${amount} a year`,
    },
    until: (day: string) => `, the last on ${day}`,
    manage: {
      label: 'Manage',
      of: (what: string) => ` ${what}: change the card, pause or cancel`,
    },
    /** Of what is owed in installments. */
    changeCard: { label: 'Change Card', of: (what: string) => ` of ${what}` },
    failed: 'We could not open the page',
  },
  /** Of a gift that goes on. */
  times: (count: number, amount: string) => `${count} ${count === 1 ? 'gift' : 'gifts'}, ${amount}`,
  paidSoFar: (paid: string, total: string) => `${paid} of ${total} paid`,
  refunded: (amount: string) => `${amount} refunded`,
  statement: {
    heading: 'Giving statement',
    text: 'Get your year-end giving statement by email.',
    year: 'Year',
    action: 'Email Me the Statement',
    busy: 'Sending...',
    sent: (year: number, email: string) => ({
      title: 'Email sent',
      description: `If you gave in ${year}, we will email the statement to ${email}.`,
    }),
    failed: 'We could not send the statement',
  },

  receipts: {
    empty: 'No payments yet. Your receipts will appear here.',
    action: 'Receipt',
    actionFor: (label: string, day: string) => ` for ${label}, ${day}`,
    back: 'Back to My Account',
    print: 'Print',
    title: 'Receipt',
    of: 'Received by',
    ein: 'EIN',
    from: 'Received from',
    purpose: 'For',
    date: 'Date',
    amount: 'Amount',
    refunded: 'Refunded',
    kept: 'Amount after refunds',
    method: 'Paid by',
    reference: 'Reference',
    status: 'Status',
    number: 'Receipt no.',
    unknown: {
      title: 'We can’t find this receipt',
      text: 'It may belong to another account.',
    },
  },
  methods: {
    card: 'Card',
    us_bank_account: 'Bank account',
    check: 'Check',
    ach: 'ACH transfer',
    cash: 'Cash',
    bank_transfer: 'Bank transfer',
    venmo: 'Venmo',
    zelle: 'Zelle',
    other: 'Other',
  },
  awaited: {
    'credit-card': '',
    ach: 'Waiting for your ACH transfer',
    check: 'Waiting for your check',
  },

  submissions: {
    empty: 'No photos or videos yet. Families build our gallery. Add yours.',
    action: 'Upload Photos and Videos',
    status: { pending: 'In review', approved: 'In the gallery', rejected: 'Not published' },
    reason: (reason: string) => `Reason: ${reason}`,
    types: { photo: 'Photo', video: 'Video' },
  },
};
