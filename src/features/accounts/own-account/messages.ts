import type { PaymentMethod, PaymentStatus } from '#domain/payments/choices.ts';
import type { LEDGER_METHODS } from '#domain/payments/ledger-entry.ts';
import { gradeName } from '#domain/registration/player-rules.ts';

/** What an account holder reads on the account page. */
export const messages = {
  title: 'My Account',
  description: 'Your profile, players, bills, orders, gifts and what you have sent us.',
  noScript: 'Your account needs JavaScript, which is switched off in this browser.',
  loading: 'Loading your records…',
  failed: 'Your records could not be loaded',
  notLoaded: {
    title: 'This page could not be loaded',
    text: 'Check your connection and try again.',
  },
  retry: 'Retry',
  more: 'These are the latest 50. The rest is in the file of your data, at the foot of this page.',
  contents: 'On this page',

  incomplete: {
    title: 'Your sign-up is not complete',
    text: 'Tell us your name first; then you see here what is yours.',
    action: 'Complete Your Sign-Up',
  },
  unverified: {
    title: 'Please verify your email address',
    text: (email: string) =>
      `We show registrations, bills, orders and gifts once you verify ${email}. Open the link in the email we send you, then come back.`,
    action: 'Mail Me the Link',
    again: 'I Have Verified It',
    mailed: {
      title: 'Mail on its way',
      description: 'Open the link in it to verify your address.',
    },
    failed: 'The email could not be sent',
  },

  sections: {
    bills: 'Bills',
    statement: 'Statement',
    players: 'Players and registrations',
    orders: 'Orders',
    giving: 'Gifts and sponsorships',
    receipts: 'Payments and receipts',
    submissions: 'Photos and videos',
    profile: 'Profile',
    signIn: 'Sign-in',
    data: 'Your data',
  },

  bills: {
    empty: 'No bills. When there is something to pay, it stands here.',
    due: (day: string) => `Due ${day}`,
    paid: (day: string) => `Paid ${day}`,
    number: (number: string) => `Bill ${number}`,
    pay: (amount: string) => `Pay ${amount}`,
    payFor: (what: string) => ` for ${what}`,
    processing: 'A payment is being processed.',
    plan: 'Paid in installments.',
    asked: (amount: string) => `${amount} in all`,
    paysFor: (registration: string) => `Pays what is due of Registration ${registration}`,
    failed: 'Payment Error',
    opening: 'Opening the secure payment page…',
    paying: {
      title: 'Finish paying in the tab that just opened',
      text: 'This page updates when your payment clears.',
      open: 'Open the Payment Page Again',
    },
    confirming: 'Confirming your payment…',
    settled: {
      title: 'Thank you! Your payment has arrived',
      text: 'We will email you a receipt.',
    },
    underWay: {
      title: 'Your bank is processing this payment',
      text: 'This takes a few days. We will email you when it arrives.',
    },
    dead: {
      title: 'Your payment did not go through',
      text: 'You have not been charged. You can try again.',
    },
    unclear: {
      title: 'We cannot say yet how your payment stands',
      text: 'If you paid, your payment is safe. Please look again in a few minutes before you pay again.',
    },
  },
  billStatus: { pending: 'Pending', paid: 'Paid', overdue: 'Overdue', cancelled: 'Cancelled' },

  players: {
    empty: 'No players yet. Registration takes about ten minutes.',
    action: 'Register a Player',
    age: (age: number) => `Age ${age}`,
    grade: (grade: number) => `Grade ${gradeName(grade)}`,
    jersey: (number: string) => `No. ${number}`,
    photos: 'Photos allowed',
    noPhotos: 'No photos',
    registration: (season: string) => `Registration, ${season}`,
  },
  orders: {
    empty: 'No orders yet.',
    action: 'Visit the Shop',
    title: (number: string) => `Order ${number}`,
    shipping: 'Shipping',
    fulfilment: {
      open: '',
      packed: 'Packed',
      shipped: 'Shipped',
      handed_over: 'Handed over',
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
      of: (what: string) => ` ${what}: change the card, pause or stop`,
    },
    /** Of what is owed in installments. */
    changeCard: { label: 'Change Card', of: (what: string) => ` of ${what}` },
    failed: 'The page could not be opened',
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
      title: 'Statement on its way',
      description: `If you gave in ${year}, the statement is on its way to ${email}.`,
    }),
    failed: 'The statement could not be sent',
  },

  receipts: {
    empty: 'No payments yet. Each one gets its receipt here.',
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
    noGoods: 'No goods or services were provided in exchange for this contribution.',
    unknown: {
      title: 'We can’t find this receipt',
      text: 'It may belong to another account.',
    },
  },
  receiptStatus: {
    processing: 'Processing',
    paid: 'Paid',
    failed: 'Failed',
    partially_refunded: 'Partially refunded',
    refunded: 'Refunded',
    disputed: 'Disputed',
    dispute_lost: 'Taken back by your bank',
    reversal: 'Taken back',
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
  } satisfies Record<(typeof LEDGER_METHODS)[number], string>,
  paymentStatus: {
    pending: 'Not paid yet',
    processing: 'Processing',
    paid: 'Paid',
    active: 'Active',
    past_due: 'Past due',
    paused: 'Paused',
    ended: 'Ended',
    payment_failed: 'Payment failed',
    cancelled: 'Cancelled',
    expired: 'Not paid',
    partially_refunded: 'Partially refunded',
    refunded: 'Refunded',
    disputed: 'Disputed',
  } satisfies Record<PaymentStatus, string>,
  awaited: {
    'credit-card': '',
    ach: 'Waiting for your ACH transfer',
    check: 'Waiting for your check',
  } satisfies Record<PaymentMethod, string>,

  submissions: {
    empty: 'Nothing sent in yet. The gallery lives from what families send.',
    action: 'Upload Photos and Videos',
    status: { pending: 'In review', approved: 'In the gallery', rejected: 'Not published' },
    reason: (reason: string) => `Why: ${reason}`,
    types: { photo: 'Photo', video: 'Video' },
  },
} as const;

/** The parts of the page, in their order; the key is the part's anchor. */
export const SECTIONS = Object.entries(messages.sections).map(([id, title]) => ({ id, title }));
