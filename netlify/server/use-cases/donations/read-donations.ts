import type { TableQuery } from '#contracts/records/table.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { endOfGift } from '#domain/donations/end-of-gift.ts';
import { withNews } from '../families/stop-news.ts';
import { withBooks } from '../payments/row-books.ts';
import { donationRecords } from './donation-records.ts';

/** A page of gifts, each with its books, and whether its donor wants news. */
export async function listDonations(query: TableQuery) {
  const page = await withBooks(await donationRecords.list(query), ({ id }) => [id], pledgedCents);
  const rows = await withNews(page.rows, ({ payer, newsletterConsent, createdAt }) => ({
    email: payer.email,
    consents: newsletterConsent,
    createdAt,
  }));
  return { ...page, rows };
}

/** A gift, and how the office may end it. @throws AppError not_found */
export async function readDonation(id: string, now: Date) {
  const found = await donationRecords.read(id, now);
  return { ...found, end: endOfGift(found.record.payment) };
}

/** What was promised by check or transfer and is on its way; a gift without an end is never owed. */
function pledgedCents({ payment, paymentMethod }: Donation): number {
  const { plan, status, totalCents, paidCents } = payment;
  const isAwaited = plan === null && status === 'pending' && paymentMethod !== 'credit-card';
  return isAwaited ? Math.max(0, totalCents - paidCents) : 0;
}
