/** What someone who would like to volunteer is emailed, step by step. */
export const messages = {
  receivedSubject: 'Thank you for your volunteer application',
  received: (program: string | null, time: string | null) =>
    `thank you for offering your time${program ? ` to ${program}` : ''}. We received your application, and ${time ? `we'll contact you within ${time}` : "we'll contact you soon"}.`,
  next: 'What happens next: we will call your references. We will also run a background check, as we do for everyone who works with our players. Then you will take a short training. You don’t need to do anything until we email you.',
  notYou:
    'Want to add or correct something? Just reply to this email. Didn’t apply? Someone entered your address by mistake. Tell us, and we will delete the application.',

  us: 'us',
  moved: {
    applied: (us: string) => ({
      subject: 'Your volunteer application',
      text: `our office has your application to volunteer with ${us}.`,
    }),
    check_under_way: (us: string) => ({
      subject: 'Your volunteer application: the background check has started',
      text: `we started the background check for your application to volunteer with ${us}. We will also call your references. You don’t need to do anything until we email you.`,
    }),
    cleared: (us: string, until: string | null) => ({
      subject: 'You are cleared to volunteer',
      text: `good news: your background check is complete, and you are cleared to volunteer with ${us}${until ? ` until ${until}` : ''}. We'll contact you about the training and your first day.`,
    }),
    declined: (us: string) => ({
      subject: 'Your volunteer application',
      text: `thank you for offering your time to ${us}. We cannot accept your application at this time. If you would like to talk about it, just reply to this email.`,
    }),
  },
  renewed: {
    check_under_way: (us: string, until: string | null) => ({
      subject: 'We started a new background check',
      text: until
        ? `we started a new background check, as we do from time to time for everyone who volunteers with ${us}. You are still cleared until ${until}. After that day, please do not volunteer until we email you.`
        : `we started a new background check. Until it is complete, you are not cleared to volunteer with ${us}. Please do not volunteer until we email you.`,
    }),
    taken_back: (us: string) => ({
      subject: 'For now, you are not cleared to volunteer',
      text: `our background check is not complete yet. Until it is, you are not cleared to volunteer with ${us}. Please do not volunteer until we email you.`,
    }),
    cleared: (us: string, until: string | null) => ({
      subject: 'Your volunteer clearance is renewed',
      text: `good news: your clearance to volunteer with ${us} is renewed${until ? ` until ${until}` : ''}. You don’t need to do anything.`,
    }),
  },
};
