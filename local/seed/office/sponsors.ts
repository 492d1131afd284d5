import { noteSponsorReceived } from '#domain/billing/received.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { SponsorBillForm } from '#domain/billing/sponsor-bill-form.ts';
import type { PaymentFrequency } from '#domain/payments/choices.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { composeOfficeSponsorship } from '#domain/sponsorship/office-sponsorship.ts';
import { billSponsor } from '#domain/sponsorship/sponsor-bill.ts';
import type { Sponsorship } from '#domain/sponsorship/sponsorship.ts';
import { stableId } from '../stable-id.ts';
import { settleSponsorBill } from './bill-status.ts';
import type { DemoClock } from './clock.ts';
import { demoSettings } from './content.ts';
import { type Paying, settlePledge } from './pledge.ts';

interface SponsorLine {
  business: string;
  contact: readonly [first: string, last: string];
  phone: string;
  /** Under `.example`, where nobody lives. */
  domain: string;
  level: string;
  dollars: number;
  frequency?: PaymentFrequency;
  daysAgo: number;
  paying: Paying;
  comments?: string;
  cancelled?: true;
}

/** Those of the public page and some more. */
const SPONSORS: readonly SponsorLine[] = [
  {
    business: 'Gulf Lantern Credit Union',
    contact: ['Dolores', 'Quint'],
    phone: '239-555-0180',
    domain: 'gulflantern.example',
    level: 'Championship Sponsor',
    dollars: 2_500,
    frequency: 'annual',
    daysAgo: 308,
    paying: { by: 'ach', afterDays: 0 },
  },
  {
    business: 'Pelican Point Hardware',
    contact: ['Gus', 'Tremaine'],
    phone: '239-555-0181',
    domain: 'pelicanpoint.example',
    level: 'Team Player',
    dollars: 750,
    frequency: 'quarterly',
    daysAgo: 204,
    paying: { by: 'check', afterDays: 0 },
  },
  {
    business: 'Sawgrass Orthopedics',
    contact: ['Anneliese', 'Roth'],
    phone: '239-555-0182',
    domain: 'sawgrassortho.example',
    level: 'All-Star Sponsor',
    dollars: 1_500,
    daysAgo: 131,
    paying: { by: 'check', afterDays: 9, reference: '#8841' },
  },
  {
    business: 'Mangrove & Main Coffee Roasters',
    contact: ['Beck', 'Hollander'],
    phone: '239-555-0183',
    domain: 'mangroveandmain.example',
    level: 'Supporting Friend',
    dollars: 150,
    daysAgo: 96,
    paying: { by: 'credit-card', afterDays: 0 },
    comments: 'Happy to bring coffee to the awards night, too.',
  },
  {
    business: 'Riverside Print Works',
    contact: ['Olga', 'Petrak'],
    phone: '239-555-0184',
    domain: 'riversideprint.example',
    level: 'Team Player',
    dollars: 400,
    daysAgo: 72,
    paying: { by: 'check', afterDays: null },
    cancelled: true,
    comments: 'Prints our programs instead of paying.',
  },
  {
    business: 'Tamiami Tire & Auto',
    contact: ['Leo', 'Marchetti'],
    phone: '239-555-0186',
    domain: 'tamiamitire.example',
    level: 'Team Player',
    dollars: 500,
    daysAgo: 6,
    paying: { by: 'ach', afterDays: null },
  },
];

export interface DemoSponsor {
  sponsorship: Sponsorship;
  bill: SponsorBill;
  entries: readonly LedgerEntry[];
}

/** Sponsors in every state: by application, and one that the office has added. */
export function demoSponsors(clock: DemoClock): DemoSponsor[] {
  return [...SPONSORS.map((line) => apply(line, clock)), addedByOffice(clock)];
}

function apply(line: SponsorLine, clock: DemoClock): DemoSponsor {
  const { business, dollars, frequency = 'one-time', daysAgo, paying } = line;
  const [firstName, lastName] = line.contact;
  const totalCents = dollars * 100;
  const plan = planPayment(totalCents, frequency, demoSettings, clock.day(daysAgo));
  const payer = { firstName, lastName, email: `${firstName}@${line.domain}`.toLowerCase() };
  const createdAt = clock.instant(daysAgo, '11:30');
  const { record, before, after } = settlePledge(
    { kind: 'sponsorship', name: business, payer, createdAt, totalCents, plan, paying },
    clock,
  );
  const sponsorship: Sponsorship = {
    ...record,
    sponsorshipLevel: line.level,
    phone: line.phone,
    businessName: business,
    businessAddress: '77 Commerce Way',
    businessCity: 'Fort Myers',
    businessState: 'FL',
    businessZip: '33901',
    businessWebsite: `https://${line.domain}`,
    paymentFrequency: frequency,
    comments: line.comments ?? null,
    marketingConsent: true,
    newsletterConsent: false,
  };
  const unpaid = billSponsor(sponsorship, clock.day(daysAgo));
  const bill = settleSponsorBill(unpaid, before, after, clock);
  const cancelled = { ...unpaid, paymentStatus: 'cancelled' as const };
  return {
    sponsorship,
    bill: line.cancelled ? cancelled : noteSponsorReceived(bill, record.payment),
    entries: after.entries,
  };
}

/** Who promised by telephone, and has not paid. */
function addedByOffice(clock: DemoClock): DemoSponsor {
  const daysAgo = 55;
  const form: SponsorBillForm = {
    sponsorName: 'Sanibel Skiff Tours',
    sponsorEmail: 'harbor@sanibelskiff.example',
    contactPerson: 'Nell Brandt',
    amountCents: 30_000,
    sponsorshipLevel: 'Team Player',
    paymentMethod: 'check',
    paymentStatus: 'overdue',
    paymentFrequency: 'one-time',
    dueDate: clock.day(25),
    paidDate: null,
    invoiceNumber: null,
    stripePaymentId: null,
    notes: 'Promised by telephone. Called again last week: the check is in the mail.',
  };
  const id = stableId('demo sponsorship', form.sponsorName);
  const composed = composeOfficeSponsorship(id, form, {
    settings: demoSettings,
    today: clock.day(daysAgo),
    now: new Date(clock.instant(daysAgo, '15:10')),
    manageToken: stableId('demo sponsorship token', form.sponsorName),
  });
  return { ...composed, entries: [] };
}
