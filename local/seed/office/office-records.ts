import type { GallerySubmission } from '#domain/gallery/submission.ts';
import type { OfficeRecords } from '../seeded-document.ts';
import { demoAuditLog } from './audit.ts';
import { demoBills } from './bills.ts';
import type { DemoClock } from './clock.ts';
import { demoDiscounts } from './discounts.ts';
import { demoDonations } from './donations.ts';
import { demoFamilies } from './family-holds.ts';
import { demoMessages } from './messages.ts';
import { demoOrders } from './orders.ts';
import { demoStatements, demoUnsentMail } from './outbox.ts';
import { demoPayouts } from './payouts.ts';
import { demoRegistrations } from './registrations.ts';
import { demoSignatures, demoSignedTexts } from './signatures.ts';
import { demoSponsors } from './sponsors.ts';
import { demoUnmatchedMoney } from './unmatched-money.ts';
import { demoVolunteers } from './volunteers.ts';

/**
 * The demo's season in the office, as it would stand had the site's own rules made it.
 * @param gallerySubmissions with the sizes of their files, which have to be made first
 */
export async function officeRecords(
  clock: DemoClock,
  gallerySubmissions: GallerySubmission[],
): Promise<OfficeRecords> {
  const registered = demoRegistrations(clock);
  const registrations = registered.map(({ registration }) => registration);
  const [billed, ordered, given, sponsored] = [
    demoBills(clock),
    demoOrders(clock),
    demoDonations(clock),
    demoSponsors(clock),
  ];
  const money = [...registered, ...billed, ...ordered, ...given, ...sponsored];
  const paidOut = demoPayouts(
    money.flatMap(({ entries }) => entries),
    clock,
  );
  const { payments } = paidOut;
  const orders = ordered.map(({ order }) => order);
  const contactMessages = demoMessages(clock);
  const volunteerApplications = demoVolunteers(clock);
  const signedTexts = await demoSignedTexts();
  const acted = {
    payments,
    payouts: paidOut.payouts,
    orders,
    volunteerApplications,
    contactMessages,
    gallerySubmissions,
  };
  return {
    ...acted,
    ...paidOut,
    registrations,
    signedTexts,
    families: demoFamilies(clock),
    profiles: registered.flatMap(({ profiles }) => profiles),
    playerBills: [
      ...registered.flatMap(({ bills }) => bills),
      ...billed.flatMap(({ bills }) => bills),
    ],
    medicalNotes: registered.flatMap(({ medicalNotes }) => medicalNotes),
    waiverSignatures: registrations.flatMap((one) => demoSignatures(one, signedTexts)),
    discounts: demoDiscounts(clock),
    donations: given.map(({ donation }) => donation),
    sponsorships: sponsored.map(({ sponsorship }) => sponsorship),
    sponsorBills: sponsored.map(({ bill }) => bill),
    unmatchedMoney: demoUnmatchedMoney(clock),
    auditLog: demoAuditLog(acted, clock),
    outbox: [...demoUnsentMail(contactMessages), ...demoStatements(payments, clock)],
  };
}
