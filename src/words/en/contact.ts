/** What a person reads on the contact page. Toasts and the words of the form are the specification's. */
export const messages = {
  waysToReachUs: 'How to reach us',
  phone: 'Phone',
  email: 'Email',
  coach: 'Coach',
  mailingAddress: 'Mailing Address',
  hours: 'Hours',
  writeToUs: 'Write to us',
  questions: 'Common questions',

  noScript:
    'This form needs JavaScript, which is turned off in this browser. You can email or call us instead.',
  answeredWithin: (time: string) => `We’ll get back to you within ${time}.`,
  complaintsWithin: (time: string) => `We’ll answer a formal complaint within ${time}.`,

  required: 'Fields are required unless marked optional.',
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    inquiryType: 'Inquiry Type',
    playerAge: 'Player Age',
    subject: 'Subject',
    message: 'Message',
  },
  chooseInquiry: 'Choose a topic',
  chooseAge: 'Choose an age',

  submit: 'Send Message',
  submitting: 'Sending...',
  sent: (answeredWithin: string | null): { title: string; description: string } => ({
    title: 'Message Sent!',
    description: answeredWithin
      ? `We'll get back to you within ${answeredWithin}.`
      : "We'll get back to you soon.",
  }),
  acknowledged: (email: string) => `We will email a confirmation to ${email}.`,
  thanks: 'Thank you for writing to us!',
  next: ['A person in our office will read your message.', 'They will reply by email.'],
  schedule: 'See the Schedule',
  another: 'Write Another Message',
  failed: {
    title: 'Error',
    description: 'Failed to send message. Please try again or email us directly.',
  },
  notSent: 'Your message was not sent',
  safeToRepeat: 'You can send it again. We will not get it twice.',
};
