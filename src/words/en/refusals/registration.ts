/** What a guardian reads whose registration is not taken. */
export const messages = {
  textsChanged: (titles: string) =>
    `The ${titles} changed, and this page may not show the current version yet. Please reload this page in about ten minutes, read the current version, and send the form again. What you typed is kept, except medical information and your signature. Nothing was sent or charged.`,
  textChanged: (title: string) =>
    `The ${title} has changed. Reload the page in about ten minutes to read it and to sign it.`,
  closed:
    'Registration is closed, so we did not take this form. Nothing was sent or charged. If you have a question, please contact us.',
  gone: 'We can’t find this registration anymore.',
  changedMeanwhile: 'Your earlier registration just changed. Please send the form again.',
  cannotCancel:
    'This registration cannot be canceled here. We received a payment for it, or one is being processed. Please contact us.',
  already: (names: string, season: string, number: string) =>
    `You already registered ${names} for the ${season} (registration ${number}). Remove ${names} from this form to register other players. To change a registration that is paid, please contact us.`,
  lowered: (number: string) =>
    `We lowered what you pay for registration ${number}. To make changes and keep the lower amount, please contact us.`,
  otherTerms: (number: string) =>
    `We changed who pays for registration ${number}, or by when. To make changes, please contact us.`,
  planned: (number: string) =>
    `We set up a payment plan for registration ${number}. To make changes, please contact us.`,
  paidMeanwhile: (number: string) =>
    `Registration ${number}, which you sent before, was just paid. So we did not make this change, and you will not be charged again. To change something, please contact us.`,
  discountsChanged: (total: string) => `The discounts have changed: the total is now ${total}.`,
  discountGone: 'A discount was used up or turned off while you sent this form.',
  lookAtTotal: (what: string) =>
    `${what} Nothing was sent. Please check the total and send the form again.`,
  /** Before an earlier one is canceled. */
  askFirst: {
    check: (names: string, number: string) =>
      `You already registered ${names} (registration ${number}, to be paid by check). If you send this form, we will cancel registration ${number}, and you will pay for this one instead.`,
    ach: (names: string, number: string) =>
      `You already registered ${names} (registration ${number}, to be paid by ACH transfer). If you send this form, we will cancel registration ${number}, and you will pay for this one instead.`,
    'credit-card': (names: string, number: string) =>
      `You already registered ${names} (registration ${number}, not paid yet). If you send this form, we will cancel registration ${number}, and you will pay for this one instead.`,
    own: (number: string) =>
      `You sent this form before, as registration ${number}. If you send it now, we will cancel registration ${number}, and you will pay for this one instead.`,
    leftOut: (names: string, count: number) =>
      count === 1
        ? `${names} is in that registration, but not in this form. ${names} will no longer be registered, and we may delete this player’s medical information. To keep ${names}, add this player to the form.`
        : `${names} are in that registration, but not in this form. They will no longer be registered, and we may delete their medical information. To keep them, add them to the form.`,
    typedOver: 'Did you only correct a name? Then please enter the medical information again.',
    keepBoth: (names: string, number: string) =>
      `To keep registration ${number} as it is, remove ${names} from this form instead.`,
  },
};
