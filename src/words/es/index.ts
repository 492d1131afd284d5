import { messages as about } from './about.ts';
import { messages as accountCancel } from './account/cancel.ts';
import { messages as accountLoading } from './account/loading.ts';
import { messages as accountOverview } from './account/overview.ts';
import { messages as accountPrivacy } from './account/privacy.ts';
import { messages as accountProfile } from './account/profile.ts';
import { messages as accountRecords } from './account/records.ts';
import { messages as accountStatement } from './account/statement.ts';
import { messages as accountWithdraw } from './account/withdraw.ts';
import { messages as accountExport } from './account-export.ts';
import { messages as broken } from './broken.ts';
import { messages as calls } from './calls.ts';
import { messages as cart } from './cart.ts';
import { messages as contact } from './contact.ts';
import { messages as controls } from './controls.ts';
import { messages as donationsForm } from './donations/form.ts';
import { messages as donationsResults } from './donations/results.ts';
import { messages as draft } from './draft.ts';
import { messages as accountsEmails } from './emails/accounts.ts';
import { messages as billsEmails } from './emails/bills.ts';
import { messages as commonEmails } from './emails/common.ts';
import { messages as contactEmails } from './emails/contact.ts';
import { messages as familiesEmails } from './emails/families.ts';
import { messages as galleryEmails } from './emails/gallery.ts';
import { messages as givingEmails } from './emails/giving.ts';
import { messages as manageLinksEmails } from './emails/manage-links.ts';
import { messages as ordersEmails } from './emails/orders.ts';
import { messages as paymentsEmails } from './emails/payments.ts';
import { messages as pledgesEmails } from './emails/pledges.ts';
import { messages as receiptsEmails } from './emails/receipts.ts';
import { messages as registrationsEmails } from './emails/registrations.ts';
import { messages as seasonsEmails } from './emails/seasons.ts';
import { messages as sponsorshipsEmails } from './emails/sponsorships.ts';
import { messages as volunteersEmails } from './emails/volunteers.ts';
import { messages as fields } from './fields.ts';
import { messages as forms } from './forms.ts';
import { messages as gallery } from './gallery.ts';
import { messages as header } from './header.ts';
import { messages as home } from './home.ts';
import { messages as calendarFeedLabels } from './labels/calendar-feed.ts';
import { messages as contactLabels } from './labels/contact.ts';
import { messages as galleryCategoriesLabels } from './labels/gallery-categories.ts';
import { messages as gameTypesLabels } from './labels/game-types.ts';
import { messages as giftMemoLabels } from './labels/gift-memo.ts';
import { messages as paymentPageLabels } from './labels/payment-page.ts';
import { messages as paymentStatusLabels } from './labels/payment-status.ts';
import { messages as planLabels } from './labels/plan.ts';
import { messages as playerAnswersLabels } from './labels/player-answers.ts';
import { messages as playersLabels } from './labels/players.ts';
import { messages as progressLabels } from './labels/progress.ts';
import { messages as recordsLabels } from './labels/records.ts';
import { messages as rolesLabels } from './labels/roles.ts';
import { messages as signatureLabels } from './labels/signature.ts';
import { messages as taxNoteLabels } from './labels/tax-note.ts';
import { messages as taxStatusLabels } from './labels/tax-status.ts';
import { messages as volunteeringLabels } from './labels/volunteering.ts';
import { messages as waysToPayLabels } from './labels/ways-to-pay.ts';
import { messages as layout } from './layout.ts';
import { messages as legal } from './legal.ts';
import { messages as offer } from './offer.ts';
import { messages as ordersCheckout } from './orders/checkout.ts';
import { messages as ordersOutcome } from './orders/outcome.ts';
import { messages as pages } from './pages.ts';
import { messages as paymentSteps } from './payment-steps.ts';
import { messages as paymentsLink } from './payments/link.ts';
import { messages as paymentsLost } from './payments/lost.ts';
import { messages as paymentsPay } from './payments/pay.ts';
import { messages as pagePdf } from './pdf/page.ts';
import { messages as signedCopyPdf } from './pdf/signed-copy.ts';
import { messages as accountsRefusals } from './refusals/accounts.ts';
import { messages as commonRefusals } from './refusals/common.ts';
import { messages as discountsRefusals } from './refusals/discounts.ts';
import { messages as donationsRefusals } from './refusals/donations.ts';
import { messages as galleryRefusals } from './refusals/gallery.ts';
import { messages as limitsRefusals } from './refusals/limits.ts';
import { messages as ordersRefusals } from './refusals/orders.ts';
import { messages as payingRefusals } from './refusals/paying.ts';
import { messages as registrationRefusals } from './refusals/registration.ts';
import { messages as scheduleRefusals } from './refusals/schedule.ts';
import { messages as seasonsRefusals } from './refusals/seasons.ts';
import { messages as volunteeringRefusals } from './refusals/volunteering.ts';
import { messages as registrationCelebrate } from './registration/celebrate.ts';
import { messages as registrationDialogs } from './registration/dialogs.ts';
import { messages as registrationDiscounts } from './registration/discounts.ts';
import { messages as registrationForm } from './registration/form.ts';
import { messages as registrationInvited } from './registration/invited.ts';
import { messages as registrationOutcome } from './registration/outcome.ts';
import { messages as registrationSending } from './registration/sending.ts';
import { messages as rulesAccounts } from './rules/accounts.ts';
import { messages as rulesAny } from './rules/any.ts';
import { messages as rulesContact } from './rules/contact.ts';
import { messages as rulesDonations } from './rules/donations.ts';
import { messages as rulesOrders } from './rules/orders.ts';
import { messages as rulesRegistration } from './rules/registration.ts';
import { messages as rulesSponsorship } from './rules/sponsorship.ts';
import { messages as rulesUpload } from './rules/upload.ts';
import { messages as rulesVolunteering } from './rules/volunteering.ts';
import { messages as schedule } from './schedule.ts';
import { messages as scholarships } from './scholarships.ts';
import { messages as session } from './session.ts';
import { messages as shop } from './shop.ts';
import { messages as signInDialog } from './sign-in/dialog.ts';
import { messages as signInLinks } from './sign-in/links.ts';
import { messages as signInPage } from './sign-in/page.ts';
import { messages as sponsorshipForm } from './sponsorship/form.ts';
import { messages as sponsorshipPages } from './sponsorship/pages.ts';
import { messages as statement } from './statement.ts';
import { messages as upload } from './upload.ts';
import { messages as volunteering } from './volunteering.ts';

/** By the path of each topic below `src/words`. */
export const es = {
  about,
  'account-export': accountExport,
  'account/cancel': accountCancel,
  'account/withdraw': accountWithdraw,
  'account/loading': accountLoading,
  'account/privacy': accountPrivacy,
  'account/profile': accountProfile,
  'account/overview': accountOverview,
  'account/records': accountRecords,
  'account/statement': accountStatement,
  broken,
  calls,
  cart,
  contact,
  controls,
  'donations/form': donationsForm,
  'donations/results': donationsResults,
  draft,
  'emails/accounts': accountsEmails,
  'emails/bills': billsEmails,
  'emails/common': commonEmails,
  'emails/contact': contactEmails,
  'emails/families': familiesEmails,
  'emails/gallery': galleryEmails,
  'emails/giving': givingEmails,
  'emails/manage-links': manageLinksEmails,
  'emails/orders': ordersEmails,
  'emails/payments': paymentsEmails,
  'emails/pledges': pledgesEmails,
  'emails/receipts': receiptsEmails,
  'emails/registrations': registrationsEmails,
  'emails/seasons': seasonsEmails,
  'emails/sponsorships': sponsorshipsEmails,
  'emails/volunteers': volunteersEmails,
  fields,
  forms,
  gallery,
  header,
  home,
  'labels/contact': contactLabels,
  'labels/gallery-categories': galleryCategoriesLabels,
  'labels/calendar-feed': calendarFeedLabels,
  'labels/game-types': gameTypesLabels,
  'labels/gift-memo': giftMemoLabels,
  'labels/payment-page': paymentPageLabels,
  'labels/payment-status': paymentStatusLabels,
  'labels/plan': planLabels,
  'labels/player-answers': playerAnswersLabels,
  'labels/players': playersLabels,
  'labels/progress': progressLabels,
  'labels/records': recordsLabels,
  'labels/roles': rolesLabels,
  'labels/signature': signatureLabels,
  'labels/tax-note': taxNoteLabels,
  'labels/tax-status': taxStatusLabels,
  'labels/volunteering': volunteeringLabels,
  'labels/ways-to-pay': waysToPayLabels,
  layout,
  legal,
  offer,
  'orders/checkout': ordersCheckout,
  'orders/outcome': ordersOutcome,
  pages,
  'payment-steps': paymentSteps,
  'payments/link': paymentsLink,
  'payments/lost': paymentsLost,
  'payments/pay': paymentsPay,
  'pdf/page': pagePdf,
  'pdf/signed-copy': signedCopyPdf,
  'refusals/accounts': accountsRefusals,
  'refusals/common': commonRefusals,
  'refusals/discounts': discountsRefusals,
  'refusals/donations': donationsRefusals,
  'refusals/gallery': galleryRefusals,
  'refusals/limits': limitsRefusals,
  'refusals/orders': ordersRefusals,
  'refusals/paying': payingRefusals,
  'refusals/registration': registrationRefusals,
  'refusals/schedule': scheduleRefusals,
  'refusals/seasons': seasonsRefusals,
  'refusals/volunteering': volunteeringRefusals,
  'registration/celebrate': registrationCelebrate,
  'registration/dialogs': registrationDialogs,
  'registration/discounts': registrationDiscounts,
  'registration/form': registrationForm,
  'registration/invited': registrationInvited,
  'registration/outcome': registrationOutcome,
  'registration/sending': registrationSending,
  'rules/accounts': rulesAccounts,
  'rules/any': rulesAny,
  'rules/contact': rulesContact,
  'rules/donations': rulesDonations,
  'rules/orders': rulesOrders,
  'rules/registration': rulesRegistration,
  'rules/sponsorship': rulesSponsorship,
  'rules/upload': rulesUpload,
  'rules/volunteering': rulesVolunteering,
  schedule,
  scholarships,
  session,
  shop,
  'sign-in/dialog': signInDialog,
  'sign-in/links': signInLinks,
  'sign-in/page': signInPage,
  'sponsorship/form': sponsorshipForm,
  'sponsorship/pages': sponsorshipPages,
  statement,
  upload,
  volunteering,
};
