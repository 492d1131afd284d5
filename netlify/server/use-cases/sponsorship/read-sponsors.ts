import type * as z from 'zod/mini';
import type { TableQuery } from '#contracts/records/table.ts';
import type { readSponsorTermsEndpoint, SponsorDetail } from '#contracts/sponsorship/dashboard.ts';
import { postalLines } from '#domain/address/postal-address.ts';
import { payNowOnSponsorship } from '#domain/billing/pay-now.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import { NOTHING_OWED } from '#domain/payments/owed-by-hand.ts';
import { bookLabel } from '#domain/payments/record-label.ts';
import { numberOrId } from '#domain/payments/record-number.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import { endOfSponsorship } from '#domain/sponsorship/end-of-sponsorship.ts';
import { CUSTOM_LEVEL } from '#domain/sponsorship/level-name.ts';
import { answersOf } from '#domain/sponsorship/sponsorship.ts';
import { messages } from '#words/office/refusals/records.ts';
import { AppError } from '../../core/app-error.ts';
import { readSettings } from '../../gateways/content.ts';
import { readLevels } from '../../gateways/content-sponsorship.ts';
import { sponsorBills, sponsorships } from '../../gateways/records.ts';
import { readTeam } from '../../gateways/team.ts';
import { withNews } from '../families/stop-news.ts';
import { collectedCents, openBillsCents } from '../overview/ledger-totals.ts';
import { readOwed } from '../payments/read-owed.ts';
import { readReferences } from '../payments/read-references.ts';
import { countBroken } from '../records/count-broken.ts';
import { readById } from '../records/read-by-id.ts';
import { readTable } from '../records/read-table.ts';
import { readToday } from '../team/read-today.ts';

type Terms = z.infer<typeof readSponsorTermsEndpoint.response>;

const SORT_FIELDS = {
  sponsor: 'sponsorName',
  contact: 'contactPerson',
  level: 'sponsorshipLevel',
  status: 'paymentStatus',
  frequency: 'paymentFrequency',
};

/** A page of the sponsors' bills, each with its money. */
export async function listSponsors(query: TableQuery) {
  const page = await readTable({ collection: sponsorBills(), sortFields: SORT_FIELDS }, query);
  const ids = page.rows.flatMap(({ sponsorshipId }) => sponsorshipId ?? []);
  const [promised, references] = await Promise.all([
    readById(sponsorships(), ids),
    readReferences(ids),
  ]);
  const rows = page.rows.map((bill) => {
    const sponsorship = promised.get(bill.sponsorshipId ?? '');
    const payment = sponsorship?.payment;
    return {
      ...bill,
      paidCents: payment ? keptCents(payment) : 0,
      leftCents: stillOwedCents(bill),
      answers: answersOf(sponsorship),
      references: references.get(bill.sponsorshipId ?? '') ?? [],
    };
  });
  const shown = await withNews(rows, ({ sponsorEmail: email, answers, createdAt }) => ({
    email,
    consents: answers?.newsletterConsent ?? false,
    createdAt,
  }));
  const asked = shown.map((row) => ({ ...row, wantsNews: row.answers && row.wantsNews }));
  return { ...page, rows: asked };
}

/** The figures of the stat cards: what came by the ledger, and what is still to come on open bills. */
export async function readSponsorTotals() {
  const [paid, collected, pending, overdue, unreadable] = await Promise.all([
    sponsorBills().where('paymentStatus', '==', 'paid').count().get(),
    collectedCents(['sponsorship']),
    openBillsCents(sponsorBills(), 'pending'),
    openBillsCents(sponsorBills(), 'overdue'),
    countBroken(['payments', 'sponsorBills']),
  ]);
  const pendingCents = pending + overdue;
  return {
    activeSponsors: paid.data().count,
    totalCents: collected + pendingCents,
    collectedCents: collected,
    pendingCents,
    unreadable,
  };
}

/** A sponsor's bill, how its sponsorship is paid, and what it answered on the form. @throws AppError not_found */
export async function readSponsor(id: string, now: Date) {
  const bill = (await sponsorBills().doc(id).get()).data();
  if (!bill) throw new AppError('not_found', messages.gone);
  const sponsorship = bill.sponsorshipId
    ? (await sponsorships().doc(bill.sponsorshipId).get()).data()
    : undefined;
  const payment = sponsorship?.payment ?? null;
  const isOwed = payment && bill.paymentStatus !== 'cancelled';
  const mayEnd = payment !== null && endOfSponsorship(bill, payment, null) !== null;
  const invoice = await readInvoice(bill);
  const shown = { bill, payment, answers: answersOf(sponsorship), invoice, mayEnd };
  if (!isOwed) return { ...shown, owed: NOTHING_OWED, payCents: 0 };
  const today = await readToday(now);
  const payNow = payNowOnSponsorship(bill.paymentStatus, payment, today);
  const payCents = payNow.what === 'pay' ? payNow.cents : 0;
  return { ...shown, owed: await readOwed(id, payment, today), payCents };
}

/** What an invoice says besides the bill. */
async function readInvoice(bill: SponsorBill): Promise<SponsorDetail['invoice']> {
  const [{ programName, legalName, ein, mailingAddress }, team] = await Promise.all([
    readSettings(),
    readTeam(),
  ]);
  const address = postalLines(mailingAddress);
  const memo = bookLabel('sponsorship', numberOrId(bill.id));
  const leftCents = stillOwedCents(bill);
  const { email = null, phone = null } = team ?? {};
  return { programName, legalName, ein, address, email, phone, memo, leftCents };
}

/** What a sponsor's form offers: the tiers as published, and Custom; and how a total is split. */
export async function readSponsorTerms(): Promise<Terms> {
  const [levels, settings] = await Promise.all([readLevels(), readSettings()]);
  const { monthlyInstallments, quarterlyInstallments } = settings;
  const names = [...levels.map(({ name }) => name), CUSTOM_LEVEL];
  return { levels: names, monthlyInstallments, quarterlyInstallments };
}
