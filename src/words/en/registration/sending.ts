import { messages as form } from './form.ts';

/** What a guardian reads once the form is sent, or cannot be. Apart, so that the form's own script is lighter. */
export const messages = {
  cancelled:
    'You left the payment page. What you typed is still here, except medical information and your signature. If you already sent them, we have them.',
  agreementRequired: {
    title: 'Agreement Required',
    description: 'Please agree to the terms and waiver to continue.',
  },
  failed: {
    title: 'Payment Error',
    unknown: 'Failed to process payment',
  },
  safeToRepeat: 'You can send it again. Your players will not be registered twice.',
  sentBefore: (number: string) =>
    `You already sent registration ${number}, and no payment is due. Check your email for the confirmation.`,
  submitted: (within: string) => ({
    title: 'Registration Submitted',
    description: form.methods(within).ach,
  }),
  registered: 'Your players are registered',
  problems: (count: number) =>
    count === 1 ? 'Fix 1 thing to continue' : `Fix ${count} things to continue`,
  draftExcept: 'Medical information and your signature are not saved.',
  replace: 'Cancel It and Send This One',
  notSent: 'Your registration was not confirmed',
  closed: {
    title: 'Registration Is Closed',
    description:
      'We are not taking new registrations right now. If you already registered, you can still see your players and pay in your account. Do you have a question? Please contact us.',
    cancelled:
      'You left the payment page. We have your registration. To pay, sign in or sign up with the same email address, or contact us: we will email you a link.',
    contact: 'Contact Us',
    account: 'My Account',
  },
  noScript:
    'This form needs JavaScript, which is turned off in this browser. Call or email us, and we will help you register your players.',
};
