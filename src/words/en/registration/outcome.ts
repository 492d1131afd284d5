import { messages as sending } from './sending.ts';

/** What a guardian reads once the form has been sent. Apart, so that the form's own script is lighter. */
export const messages = {
  number: 'Registration number',
  changed: {
    title: 'The amount has changed',
    text: (shown: string, now: string) =>
      `The fee has changed. You will pay ${now} now, not ${shown}. Nothing has been charged yet.`,
    pay: (amount: string) => `Pay ${amount}`,
  },
  pledged: {
    oneStep: 'Your registration is recorded. One step is left: your payment.',
    check: 'Please mail your check as shown below.',
    later: (count: number, each: string, last: string, total: string) =>
      `After that, ${count} more ${count === 1 ? 'payment' : 'payments'} of ${each}, the last on ${last}. The total is ${total}.`,
    changed: (shown: string, now: string) =>
      `The fee has changed. It is ${now}, not ${shown}. If you no longer want to register, do not pay, and tell us.`,
    another: 'Register Another Player',
  },
  free: 'There is nothing to pay. We will email you a confirmation.',
  schedule: 'See the Schedule',
  result: {
    confirming: { title: 'Confirming your payment…', text: 'This takes a few seconds.' },
    paid: {
      title: sending.registered,
      text: 'We received your payment. We will email you a confirmation and a copy of what you signed.',
    },
    started: {
      title: sending.registered,
      text: 'We received your first payment. We will email you a confirmation and a copy of what you signed. The next payments will be charged automatically.',
    },
    processing: {
      title: 'Your players are registered, and your bank is processing the payment',
      text: 'This takes a few days. We will email you when we receive it. You do not need to do anything.',
    },
    failed: {
      title: 'Your bank declined the payment',
      text: 'Nothing was charged. You can send the form again and pay another way.',
    },
    expired: {
      title: 'Your payment session expired',
      text: 'Nothing was charged. Go back to the form and send it again. Your details are still there, except medical information and your signature.',
    },
    refunded: {
      title: 'This registration was refunded',
      text: 'The money will go back to the card or account you paid with. Your bank may take a few days to show it.',
    },
    slow: {
      title: 'We are still waiting for the confirmation',
      text: "This can take a few minutes. If you paid, your payment is safe and we'll email you.",
    },
    unavailable: {
      title: 'We can’t check your payment right now',
      text: "If you paid, your payment is safe and we'll email you. Try again in a moment.",
    },
    unknown: {
      title: 'We can’t find this payment',
      text: 'The link may be old or incomplete. If you paid, the confirmation is in your email.',
    },
    toForm: 'Back to Registration',
  },
};
