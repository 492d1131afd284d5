import { ProfileSchema } from '#domain/accounts/profile.ts';
import { ContactMessageSchema } from '#domain/contact/contact-message.ts';
import { DonationSchema } from '#domain/donations/donation.ts';
import { summariseGiving } from '#domain/donations/giving-statement.ts';
import { GallerySubmissionSchema } from '#domain/gallery/submission.ts';
import { closedOrder } from '#domain/orders/closing.ts';
import { type Order, OrderSchema } from '#domain/orders/order.ts';
import type { Payable } from '#domain/payments/payment.ts';
import { RegistrationSchema } from '#domain/registration/registration.ts';
import { SponsorshipSchema } from '#domain/sponsorship/sponsorship.ts';
import { VolunteerApplicationSchema } from '#domain/volunteering/volunteer-application.ts';
import { accountDeleted } from '#server/mails/account-deleted-mail.ts';
import * as accounts from '#server/mails/account-mails.ts';
import { accountMoved } from '#server/mails/account-moved-mail.ts';
import { contactReceived } from '#server/mails/contact-mails.ts';
import { donationInstructions } from '#server/mails/donation-mails.ts';
import { submissionApproved, submissionRejected } from '#server/mails/gallery-mails.ts';
import { giftEnded } from '#server/mails/gift-ended-mail.ts';
import { givingStatement, nothingGiven } from '#server/mails/giving-mails.ts';
import { guardianEmailChanged } from '#server/mails/guardian-mails.ts';
import { playerLeftOut } from '#server/mails/left-out-mails.ts';
import { manageLinks } from '#server/mails/manage-links-mail.ts';
import { orderEnded } from '#server/mails/order-ended-mail.ts';
import * as orders from '#server/mails/order-mails.ts';
import { orderSent } from '#server/mails/order-sent-mail.ts';
import { payerEmailChanged } from '#server/mails/payer-email-mail.ts';
import { pledgeReminder } from '#server/mails/pledge-reminder.ts';
import * as registrations from '#server/mails/registration-mails.ts';
import { seasonInvitation } from '#server/mails/season-mails.ts';
import { sponsorshipEnded } from '#server/mails/sponsorship-ended-mail.ts';
import { sponsorshipInstructions } from '#server/mails/sponsorship-mails.ts';
import { volunteerReceived } from '#server/mails/volunteer-mails.ts';
import { volunteerMoved } from '#server/mails/volunteer-status-mail.ts';
import { waiverCopyAgain } from '#server/mails/waiver-copy-again.ts';
import { handEntry } from '../ledger-entry.ts';
import {
  club,
  context,
  email,
  type FamilyEmail,
  NOW,
  officeEmail,
  program,
  read,
  settings,
  siteUrl,
} from './specimen.ts';

/* Emails about everything else than a payment. */

const ANA = { email: 'ana@x.org', firstName: 'Ana', lastName: 'Paz', phone: null };
const ACCOUNTS = [
  email('accountInvitation', ANA, () => accounts.accountInvitation(ANA, NOW)),
  email('invitationWords', ANA, () => accounts.invitationWords(siteUrl)),
  email('accountExistsWords', ANA, () => accounts.accountExistsWords(ANA.email, siteUrl)),
  email('accountClosedWords', ANA, () => accounts.accountClosedWords(officeEmail)),
  email('emailVerification', ANA, () => accounts.emailVerification('u', ANA.email, NOW)),
  email('verificationWords', ANA, () => accounts.verificationWords(siteUrl)),
  email('passwordReset', ANA, () => accounts.passwordReset(ANA.email, NOW)),
  email('passwordResetWords', ANA, () => accounts.passwordResetWords(siteUrl)),
  email('accountMoved', ANA, () =>
    accountMoved({ uid: 'u', to: ANA.email, used: 1, officeEmail, siteUrl }),
  ),
  ...(['bill', 'donation', 'order', 'sponsorship'] as const).map((kind) =>
    email('payerEmailChanged', ANA, () =>
      payerEmailChanged({
        kind,
        path: `${kind}s/1`,
        old: ANA.email,
        updatedAt: NOW.toISOString(),
        officeEmail,
      }),
    ),
  ),
  email('accountDeleted', ANA, () =>
    accountDeleted({ uid: 'u', email: ANA.email, emailVerified: true }, officeEmail),
  ),
];

const closed = (order: Order): Order => ({ ...order, payment: closedOrder(order.payment) });

const ORDERS = read('orders', OrderSchema).flatMap((order) => {
  const of = { order, settings, officeEmail };
  const sent = (fulfilment: 'shipped' | 'handed_over', refundedCents = 0) =>
    orderSent(
      { ...order, fulfilment, payment: { ...order.payment, refundedCents } },
      program,
      officeEmail,
    );
  return [
    ...(['check', 'ach'] as const).map((paymentMethod) =>
      email('orderInstructions', order, () =>
        orders.orderInstructions({ ...of, order: { ...order, paymentMethod } }),
      ),
    ),
    ...(['open', 'shipped'] as const).map((fulfilment) =>
      email('orderPaid', order, () =>
        orders.orderPaid({ ...of, order: { ...order, fulfilment } }, 'in-1'),
      ),
    ),
    email('orderPaymentFailed', order, () => orders.orderPaymentFailed(of, 'in-1')),
    email('orderRefunded', order, () => orders.orderRefunded(of, 500)),
    email('orderEnded', order, () => orderEnded(order, 'Calusa Hoops', officeEmail, [])),
    email('orderEnded', order, () => orderEnded(order, 'Calusa Hoops', officeEmail, [handEntry()])),
    email('orderEnded', order, () => orderEnded(closed(order), 'Calusa Hoops', officeEmail, [])),
    email('orderSent', order, () => sent('shipped')),
    email('orderSent', order, () => sent('shipped', 500)),
    email('orderSent', order, () => sent('handed_over')),
    email('orderSent', order, () => orderSent(closed(order), program, officeEmail)),
    ...reminders('order', order),
  ];
});

function reminders(kind: Parameters<typeof pledgeReminder>[0], record: Payable): FamilyEmail[] {
  const about = { path: 'x/1', settings, officeEmail, dueCents: 5000, charge: undefined };
  return (['check', 'ach', 'credit-card'] as const).map((paymentMethod) =>
    email('pledgeReminder', record, () =>
      pledgeReminder(kind, { ...record, paymentMethod }, { ...about, link: siteUrl }),
    ),
  );
}

const OUTCOMES = ['deleted', 'both', 'kept'] as const;

const REGISTRATIONS = read('registrations', RegistrationSchema).flatMap((registration) => {
  const of = { registration, settings, officeEmail, siteUrl };
  const paidBy = (paymentMethod: 'check' | 'ach') => ({
    ...of,
    registration: { ...registration, paymentMethod, replaces: ['A1-B2', 'C3-D4'] },
  });
  const free = { ...registration, payment: { ...registration.payment, totalCents: 0 } };
  const cancelledBy = (by: 'office' | 'guardian') => ({
    ...of,
    registration: { ...registration, cancelled: { at: '', by, replacedBy: null } },
  });
  return [
    ...(['check', 'ach'] as const).map((method) =>
      email('registrationInstructions', registration, () =>
        registrations.registrationInstructions(paidBy(method)),
      ),
    ),
    email('registrationInstructions', registration, () =>
      registrations.registrationInstructions({ ...of, registration: free }),
    ),
    ...OUTCOMES.map((outcome) =>
      email('registrationReaddressed', registration, () =>
        registrations.registrationReaddressed(of, outcome),
      ),
    ),
    ...OUTCOMES.flatMap((medical) =>
      registration.players
        .slice(0, 1)
        .map((player) =>
          email('playerLeftOut', registration, () =>
            playerLeftOut(of, { before: registration, player, medical }),
          ),
        ),
    ),
    email('waiverCopy', registration, () => registrations.waiverCopy(of)),
    email('waiverCopyAgain', registration, () => waiverCopyAgain(of)),
    ...(['office', 'guardian'] as const).map((by) =>
      email('registrationCancelled', registration, () =>
        registrations.registrationCancelled(cancelledBy(by), {
          medical: 'deleted',
          isKnown: by === 'guardian',
        }),
      ),
    ),
    ...reminders('registration', registration),
  ];
});

const GIVING = read('donations', DonationSchema).flatMap((donation) => {
  const { id, number } = donation;
  const entry = handEntry({ kind: 'donation', recordId: id, label: `Gift ${number}` });
  const sponsor = handEntry({ id: 's', kind: 'sponsorship', label: `Sponsorship ${number}` });
  const late = handEntry({ ...entry, id: 'r', amountCents: -900, reverses: 'of last year' });
  const goodsOf = (wholeCents: number | null) =>
    new Map([[sponsor.recordId, { cents: 20_000, wholeCents }]]);
  const statement = summariseGiving([entry, sponsor, late], 2026, 'UTC');
  return [
    email('giftEnded', donation, () => giftEnded(donation, 'Calusa Hoops', officeEmail)),
    ...(['check', 'ach'] as const).map((paymentMethod) =>
      email('donationInstructions', donation, () =>
        donationInstructions({ donation: { ...donation, paymentMethod }, settings, officeEmail }),
      ),
    ),
    ...[null, 50_000].flatMap((whole) =>
      [settings, club].map((of) =>
        email('givingStatement', [donation, entry], () =>
          statement
            ? givingStatement('id', 'a@x.org', statement, {
                settings: of,
                officeEmail,
                goods: goodsOf(whole),
                replacedOn: whole ? '2027-01-16' : null,
              })
            : null,
        ),
      ),
    ),
    email('nothingGiven', [donation, entry], () =>
      nothingGiven(
        'id',
        'a@x.org',
        { year: 2026, name: entry.name },
        { settings, officeEmail, sentOn: '2027-01-16' },
      ),
    ),
    email('manageLinks', donation, () =>
      manageLinks(
        'id',
        'a@x.org',
        [{ kind: 'donation', number: donation.number, link: siteUrl }],
        context,
      ),
    ),
    ...reminders('donation', donation),
  ];
});

const SPONSORS = read('sponsorships', SponsorshipSchema).flatMap((sponsorship) => [
  email('sponsorshipInstructions', sponsorship, () =>
    sponsorshipInstructions({ sponsorship, settings, officeEmail }),
  ),
  email('sponsorshipEnded', sponsorship, () =>
    sponsorshipEnded(sponsorship, 'Calusa Hoops', officeEmail),
  ),
  ...reminders('sponsorship', sponsorship),
]);

const STATUSES = ['applied', 'check_under_way', 'cleared', 'declined'] as const;
const VOLUNTEERS = read('volunteerApplications', VolunteerApplicationSchema).flatMap((one) => [
  email('volunteerReceived', one, () => volunteerReceived(one, program, officeEmail)),
  ...STATUSES.flatMap((status) =>
    (['applied', 'check_under_way', 'cleared'] as const).map((from) =>
      email('volunteerMoved', one, () =>
        volunteerMoved({ ...one, status, clearedUntil: '2028-01-31' }, from, program, officeEmail),
      ),
    ),
  ),
]);

const PHOTOS = read('gallerySubmissions', GallerySubmissionSchema).flatMap((photo) => [
  email('submissionRejected', photo, () => submissionRejected(photo, { officeEmail })),
  email('submissionApproved', photo, () =>
    submissionApproved(photo, { siteUrl, officeEmail, teamName: 'CCH' }),
  ),
]);

const MESSAGES = read('contactMessages', ContactMessageSchema).map((message) =>
  email('contactReceived', message, () => contactReceived(message, program, officeEmail)),
);

const GUARDIANS = read('profiles', ProfileSchema).map((player) =>
  email('guardianEmailChanged', player, () =>
    guardianEmailChanged({ player, old: 'old@x.org', siteUrl, officeEmail }),
  ),
);

const SEASONS = [true, false].flatMap((reminder) =>
  [true, false].map((isFilledIn) => {
    const of = {
      id: 'id',
      about: 'x',
      to: 'a@x.org',
      from: 'Temporada 2025',
      link: siteUrl,
      days: 30,
    };
    return email('seasonInvitation', of, () =>
      seasonInvitation({ ...of, isFilledIn, reminder, settings, officeEmail }),
    );
  }),
);

export const OTHER_EMAILS: readonly FamilyEmail[] = [
  ...[ACCOUNTS, ORDERS, REGISTRATIONS, GIVING, SPONSORS].flat(),
  ...[VOLUNTEERS, PHOTOS, MESSAGES, GUARDIANS, SEASONS].flat(),
];
