import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { AuditEntrySchema } from '#domain/accounts/audit-entry.ts';
import { ProfileSchema } from '#domain/accounts/profile.ts';
import { PlayerBillSchema } from '#domain/billing/player-bill.ts';
import { SponsorBillSchema } from '#domain/billing/sponsor-bill.ts';
import { ContactMessageSchema } from '#domain/contact/contact-message.ts';
import { DiscountSchema } from '#domain/discounts/discount.ts';
import { DonationSchema } from '#domain/donations/donation.ts';
import { FamilySchema } from '#domain/families/family.ts';
import { GallerySubmissionSchema } from '#domain/gallery/submission.ts';
import { OutboxMailSchema } from '#domain/mail/outbox-mail.ts';
import { OrderSchema } from '#domain/orders/order.ts';
import { LedgerEntrySchema } from '#domain/payments/ledger-entry.ts';
import { sumLedger } from '#domain/payments/ledger-sums.ts';
import { lastMonths, netByMonth } from '#domain/payments/monthly-totals.ts';
import type { Payable } from '#domain/payments/payment.ts';
import { UnmatchedMoneySchema } from '#domain/payments/unmatched-money.ts';
import { PayoutSchema } from '#domain/payouts/payout.ts';
import { PayoutLineSchema } from '#domain/payouts/payout-line.ts';
import { MedicalNoteSchema } from '#domain/registration/medical-note.ts';
import { RegistrationSchema } from '#domain/registration/registration.ts';
import { SignedTextSchema } from '#domain/registration/signed-text.ts';
import { WaiverSignatureSchema } from '#domain/registration/waiver-signature.ts';
import { SponsorshipSchema } from '#domain/sponsorship/sponsorship.ts';
import { VolunteerApplicationSchema } from '#domain/volunteering/volunteer-application.ts';
import type { OfficeRecords, SeededRecords } from '../seeded-document.ts';
import { demoClock } from './clock.ts';
import { officeRecords } from './office-records.ts';
import { demoSubmissions } from './submissions.ts';

const TIME_ZONE = 'America/New_York';
const SCHEMAS: { [Name in keyof SeededRecords]: z.ZodMiniType<SeededRecords[Name]> } = {
  auditLog: AuditEntrySchema,
  contactMessages: ContactMessageSchema,
  discounts: DiscountSchema,
  donations: DonationSchema,
  families: FamilySchema,
  gallerySubmissions: GallerySubmissionSchema,
  medicalNotes: MedicalNoteSchema,
  orders: OrderSchema,
  outbox: OutboxMailSchema,
  payments: LedgerEntrySchema,
  playerBills: PlayerBillSchema,
  profiles: ProfileSchema,
  registrations: RegistrationSchema,
  payoutLines: PayoutLineSchema,
  payouts: PayoutSchema,
  signedTexts: SignedTextSchema,
  sponsorBills: SponsorBillSchema,
  sponsorships: SponsorshipSchema,
  unmatchedMoney: UnmatchedMoneySchema,
  volunteerApplications: VolunteerApplicationSchema,
  waiverSignatures: WaiverSignatureSchema,
};

/** The season that this is seen from, and days that calendars get wrong. */
const MOMENTS = [
  '2026-11-21T17:00:00Z',
  '2026-11-02T04:30:00Z', // the night after the clocks go back
  '2027-01-01T05:00:30Z', // New Year in New York
  '2027-03-31T16:00:00Z',
  '2028-02-29T23:00:00Z',
];

async function recordsAt(moment: string): Promise<OfficeRecords> {
  const clock = demoClock(new Date(moment), TIME_ZONE);
  const submissions = demoSubmissions(clock).map(({ submission }) => submission);
  return officeRecords(
    clock,
    submissions.map((submission) => ({ ...submission, fileSize: 1 })),
  );
}

const paidFor = (
  records: OfficeRecords,
): Record<string, readonly Pick<Payable, 'id' | 'payment'>[]> => ({
  order: records.orders,
  registration: records.registrations,
  sponsorship: records.sponsorships,
  donation: records.donations,
  bill: records.playerBills.flatMap(({ id, payment }) => (payment ? [{ id, payment }] : [])),
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe.each(MOMENTS)('seen from %s', async (moment) => {
  const records = await recordsAt(moment);

  test.each(Object.keys(SCHEMAS) as (keyof SeededRecords)[])(
    '%s are records of the site',
    (name) => {
      const found: readonly object[] = records[name];
      expect(found.length).toBeGreaterThan(0);
      // Nothing more is in them than the schema knows.
      expect(z.array(SCHEMAS[name] as z.ZodMiniType).parse(found)).toEqual(found);
    },
  );

  it('has no id twice, and the same ones whenever it is seeded', async () => {
    const ids = records.payments.map(({ recordId }) => recordId);
    const all = Object.values(paidFor(records))
      .flat()
      .map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining(ids));
    const later = await recordsAt('2029-06-15T12:00:00Z');
    expect(
      Object.values(paidFor(later))
        .flat()
        .map(({ id }) => id),
    ).toEqual(all);
    const entries = records.payments.map(({ id }) => id);
    expect(new Set(entries).size).toBe(entries.length);
  });

  it('is all in the past, and money comes after what it is for', () => {
    const { auditLog, outbox, payments } = records;
    const dated = [
      ...Object.values(paidFor(records)).flat(),
      ...records.contactMessages,
      ...payments,
    ];
    const latest = JSON.stringify([dated, auditLog, records.gallerySubmissions])
      .match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g)
      ?.sort()
      .at(-1);
    expect(latest?.localeCompare(new Date(moment).toISOString())).toBe(-1);
    const made = new Map(
      [
        ...records.orders,
        ...records.registrations,
        ...records.donations,
        ...records.sponsorships,
      ].map(({ id, createdAt }) => [id, createdAt]),
    );
    const early = payments.filter(
      ({ recordId, paidAt }) => (made.get(recordId) ?? '') > (paidAt ?? ''),
    );
    expect(early).toEqual([]);
    expect(outbox.filter(({ status }) => status === 'pending')).toEqual([]);
  });

  it.each(['order', 'registration', 'sponsorship', 'donation', 'bill'] as const)(
    'the ledger has what each %s has got, and the overview shows it',
    (kind) => {
      const paid = paidFor(records)[kind] ?? [];
      for (const { id, payment } of paid) {
        const entries = records.payments.filter(({ recordId }) => recordId === id);
        expect(sum(entries.map(({ amountCents }) => amountCents)), id).toBe(payment.paidCents);
        expect(sum(entries.map(({ refundedCents }) => refundedCents)), id).toBe(
          payment.refundedCents,
        );
      }
      const months = lastMonths(new Date(moment), 12, TIME_ZONE);
      const shown = netByMonth(sumLedger(records.payments, TIME_ZONE), months).map(
        ({ byKind }) => byKind[kind],
      );
      expect(sum(shown)).toBe(
        sum(paid.map(({ payment }) => payment.paidCents - payment.refundedCents)),
      );
      expect(sum(shown)).toBeGreaterThan(0);
    },
  );

  it('a paid registration is the sum of its bills', () => {
    for (const { id, payment } of records.registrations) {
      const bills = records.playerBills.filter(({ registrationId }) => registrationId === id);
      expect(sum(bills.map(({ amountCents }) => amountCents))).toBe(payment.totalCents);
      const isPaid = payment.status === 'paid';
      expect(bills.every(({ paymentStatus }) => (paymentStatus === 'paid') === isPaid)).toBe(true);
    }
  });

  it('shows every state that there is something to do about', () => {
    const has = (values: readonly string[], ...wanted: string[]) =>
      expect(values).toEqual(expect.arrayContaining(wanted));
    has(
      records.playerBills.map((bill) => bill.paymentStatus),
      'paid',
      'pending',
      'overdue',
      'cancelled',
    );
    has(
      records.sponsorBills.map((bill) => bill.paymentStatus),
      'paid',
      'pending',
      'overdue',
      'cancelled',
    );
    has(
      records.registrations.map(({ payment }) => payment.status),
      'paid',
      'pending',
      'active',
    );
    has(
      records.donations.map(({ payment }) => payment.status),
      'paid',
      'pending',
      'active',
      'refunded',
    );
    has(
      records.orders.map((order) => order.fulfilment),
      'open',
      'packed',
      'shipped',
      'handed_over',
    );
    has(
      records.orders.map(({ payment }) => payment.status),
      'expired',
      'partially_refunded',
    );
    has(
      records.volunteerApplications.map(({ status }) => status),
      'applied',
      'check_under_way',
      'cleared',
      'declined',
    );
    has(
      records.contactMessages.map(({ status }) => status),
      'new',
      'answered',
    );
    has(
      records.gallerySubmissions.map(({ status }) => status),
      'pending',
      'approved',
      'rejected',
    );
  });

  it('names people who can be reached nowhere', () => {
    const text = JSON.stringify(records);
    for (const phone of text.match(/\d{3}-\d{3}-\d{4}/g) ?? [])
      expect(phone).toMatch(/^239-555-01\d\d$/);
    for (const [, host] of text.matchAll(/@([\w-]+(?:\.[\w-]+)+)/g)) {
      expect(host).toMatch(/^(example\.com|courtside\.test|[\w.-]+\.example)$/);
    }
  });
});
