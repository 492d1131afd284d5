import { fullName } from '#domain/accounts/full-name.ts';
import { describePlan } from '#domain/payments/describe-plan.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Sponsorship } from '#domain/sponsorship/sponsorship.ts';
import type { MailBlock, MailDraft } from './compose.ts';
import { pledgeInstructions } from './pledge-instructions.ts';

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
    subject: `Your sponsorship ${number}: how to pay`,
    about: `sponsorships/${id}`,
    blocks: [
      `Hello, thank you for sponsoring ${settings.programName}. Our sponsor team contacts you.`,
      sponsorshipTable(sponsorship),
      ...pledgeInstructions(sponsorship, `Sponsorship ${number}`, settings),
      'Questions? Just reply to this email.',
    ],
  };
}

const AWAITS = {
  'credit-card': 'paying by card',
  ach: 'waiting for an ACH transfer',
  check: 'waiting for a check',
} as const;

/** To the office: who applies. By card, too: someone who does not finish paying is still worth a call. */
export function sponsorshipForOffice(context: SponsorshipMailContext): MailDraft {
  const { sponsorship, officeEmail } = context;
  const { id, number, payer, phone, businessName, paymentMethod } = sponsorship;
  const headline = `new, ${AWAITS[paymentMethod]}`;
  return {
    id: `sponsorship-${id}-placed-office`,
    to: officeEmail,
    replyTo: payer.email,
    subject: `Sponsorship ${number}: ${headline}`,
    about: `sponsorships/${id}`,
    blocks: [
      `Sponsorship ${number} by ${businessName}, ${fullName(payer)} (${payer.email}, ${phone}): ${headline}.`,
      sponsorshipTable(sponsorship),
      ...aboutBusiness(sponsorship),
      ...(sponsorship.comments ? [`Comments: ${sponsorship.comments}`] : []),
      sponsorship.marketingConsent
        ? 'The name and logo may be used in our marketing.'
        : 'The name and logo may not be used in our marketing.',
    ],
  };
}

function sponsorshipTable({ number, sponsorshipLevel, payment }: Sponsorship): MailBlock {
  return {
    rows: [
      ['Sponsorship', number],
      ['Level', sponsorshipLevel],
      ...describePlan(payment.totalCents, payment.plan),
    ],
  };
}

function aboutBusiness(sponsorship: Sponsorship): string[] {
  const { businessAddress, businessCity, businessState, businessZip, businessWebsite } =
    sponsorship;
  const place = [businessState, businessZip].filter(Boolean).join(' ');
  const address = [businessAddress, businessCity, place].filter(Boolean).join(', ');
  return [
    ...(address ? [`Address: ${address}`] : []),
    ...(businessWebsite ? [`Website: ${businessWebsite}`] : []),
  ];
}
