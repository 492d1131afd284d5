/** What a guardian reads whose registration is not taken. */
export const messages = {
  textsChanged: (titles: string) =>
    `The ${titles} changed while you had this page open. Reload the page to read the current version. What you typed is kept, except medical information and your signature. Nothing was sent or charged.`,
  textChanged: (title: string) =>
    `The ${title} has changed. Reload the page to read it and to sign it.`,
  gone: 'This registration is no longer there.',
  changedMeanwhile:
    'Your earlier registration changed while we replaced it. Please send the form again.',
  cannotCancel:
    'This registration cannot be canceled here: a payment has arrived or is being processed.',
  already: (names: string, season: string, number: string) =>
    `You have already registered ${names} for the ${season} (registration ${number}). Remove ${names} from this form to register other players. To change a registration that is paid, please contact us.`,
  lowered: (number: string) =>
    `We have lowered what you pay for registration ${number}. To keep that, please contact us to change it.`,
  paidMeanwhile: (number: string) =>
    `Registration ${number}, which you sent before, has just been paid, so this change was not made. You will not be charged again. To change something, please contact us.`,
  discountsChanged: (total: string) => `The discounts have changed: the total is now ${total}.`,
  discountGone: 'A discount was used up or switched off while you sent this form.',
  lookAtTotal: (what: string) =>
    `${what} Nothing was sent: please look at the total, and send the form again.`,
  /** By how the earlier one was to be paid. */
  askFirst: {
    check: (names: string, number: string) =>
      `You have already registered ${names} (registration ${number}, to be paid by check). If you send this form, registration ${number} will be canceled, and you will pay for this one instead.`,
    ach: (names: string, number: string) =>
      `You have already registered ${names} (registration ${number}, to be paid by ACH transfer). If you send this form, registration ${number} will be canceled, and you will pay for this one instead.`,
  },
};
