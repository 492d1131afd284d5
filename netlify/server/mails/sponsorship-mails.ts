import { fullName } from '#domain/accounts/full-name.ts';
import { describePlan } from '#domain/payments/describe-plan.ts';
import { bookLabel, recordLabel } from '#domain/payments/record-label.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { tellLevel } from '#domain/sponsorship/custom-level.ts';
import { inTime } from '#domain/sponsorship/sponsor-bill.ts';
import { placeOfBusiness, type Sponsorship } from '#domain/sponsorship/sponsorship.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/sponsorships.ts';
import { listAll } from '#words/list.ts';
import { messages as orders } from '#words/office/emails/orders.ts';
import { messages as office } from '#words/office/emails/sponsorships.ts';
import type { MailBlock, MailDraft } from './compose.ts';
import { arriveBy, pledgeInstructions } from './pledge-instructions.ts';

interface SponsorshipMailContext {
  sponsorship: Sponsorship;
  settings: Settings;
  officeEmail: string;
}

/** To the sponsor who pays by ACH or check: what was applied for and how to pay (decisions §2). */
export function sponsorshipInstructions(context: SponsorshipMailContext): MailDraft {
  const { sponsorship, settings, officeEmail } = context;
  const { id, number, payer } = sponsorship;
  return {
    id: `sponsorship-${id}-instructions`,
    to: payer.email,
    replyTo: officeEmail,
    subject: messages.howToPay(number),
    about: `sponsorships/${id}`,
    blocks: [
      common.hello(messages.received(settings.programName)),
      sponsorshipTable(sponsorship),
      ...pledgeInstructions(sponsorship, recordLabel('sponsorship', number), settings),
      ...arriveBy(sponsorship, settings, inTime),
      common.questions,
    ],
  };
}

/**
 * To the office: who applies. By card, too: someone who does not finish paying is still worth a call.
 * @param replaced the numbers of those that were canceled for it: the office has heard of them
 */
export function sponsorshipForOffice(
  context: SponsorshipMailContext,
  replaced: readonly string[] = [],
): MailDraft {
  const { sponsorship, officeEmail } = context;
  const { id, number, payer, phone, businessName, paymentMethod } = sponsorship;
  const headline = office.awaits[paymentMethod];
  const label = bookLabel('sponsorship', number);
  const contact = `${payer.email}, ${phone}`;
  return {
    id: `sponsorship-${id}-placed-office`,
    to: officeEmail,
    replyTo: payer.email,
    subject: office.subject(label, headline),
    about: `sponsorships/${id}`,
    blocks: [
      office.opening(label, businessName, fullName(payer), contact, headline),
      ...(paymentMethod === 'ach' ? [orders.sendBankDetails] : []),
      ...(replaced.length > 0 ? [office.replaces(listAll(replaced), replaced.length)] : []),
      sponsorshipTable(sponsorship),
      ...aboutBusiness(sponsorship),
      ...(sponsorship.comments ? [office.comments(sponsorship.comments)] : []),
      sponsorship.marketingConsent ? office.mayShow : office.mayNotShow,
    ],
  };
}

function sponsorshipTable({ number, sponsorshipLevel, payment }: Sponsorship): MailBlock {
  return {
    rows: [
      [messages.rows.sponsorship, number],
      [messages.rows.level, tellLevel(sponsorshipLevel)],
      ...describePlan(payment.totalCents, payment.plan),
    ],
  };
}

function aboutBusiness(sponsorship: Sponsorship): string[] {
  const { businessWebsite } = sponsorship;
  const address = placeOfBusiness(sponsorship);
  return [
    ...(address ? [office.address(address)] : []),
    ...(businessWebsite ? [office.website(businessWebsite)] : []),
  ];
}
