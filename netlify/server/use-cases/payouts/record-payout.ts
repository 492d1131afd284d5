import { notePayout, type Payout, sumUpLines } from '#domain/payouts/payout.ts';
import { readOne } from '../../core/broken-records.ts';
import { env } from '../../core/env.ts';
import { firestore } from '../../gateways/firestore.ts';
import { payoutLines, payouts } from '../../gateways/records.ts';
import { listLinePages, readPayoutFacts } from '../../gateways/stripe-payouts.ts';
import { forOffice } from '../../mails/compose.ts';
import { payoutFailedMail } from '../../mails/payout-mails.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { storeLines } from './store-lines.ts';

/** What came of it. */
interface Recorded {
  path: string;
  /** Whether anything was written. */
  changed: boolean;
  /** Whether there was no time for all of its lines; the next time goes on behind the last of them. */
  more: boolean;
}

/**
 * Brings a payout to where Stripe says it stands: what it is made of, and whether the bank has it. Asked
 * for twice, late or out of order it ends the same.
 * @param hasTime whether there is time to go on; asked after each page of its lines
 * @throws Error when Stripe or Firestore cannot be reached, or Stripe does not know it
 */
export async function recordPayout(
  id: string,
  now: Date,
  hasTime: () => boolean,
): Promise<Recorded> {
  const { isAutomatic } = await readPayoutFacts(id);
  let changed = false;
  let linesAfter: string | null = null;
  if (isAutomatic) {
    for await (const { lines, next } of listLinePages({ payout: id, ...(await readPlace(id)) })) {
      changed = (await storeLines(lines, id, now)).length > 0 || changed;
      linesAfter = next;
      if (!hasTime()) break;
    }
  }
  const isNews = await sumUpPayout(id, now, { linesAfter });
  return { path: `payouts/${id}`, changed: isNews || changed, more: linesAfter !== null };
}

/** Where an earlier time has stopped within its lines. */
async function readPlace(id: string): Promise<{ after?: string }> {
  const known = readOne(await payouts().doc(id).get());
  return known?.linesAfter ? { after: known.linesAfter } : {};
}

/**
 * Writes what the lines that are there come to. Stripe is asked after the record was read, so no older
 * answer wins.
 * @param place where to go on with its lines; without it that stays
 * @returns whether anything has changed
 */
export function sumUpPayout(
  id: string,
  now: Date,
  place: Partial<Pick<Payout, 'linesAfter'>> = {},
): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const doc = payouts().doc(id);
    const before = readOne(await transaction.get(doc)) as Payout | undefined;
    const { docs } = await transaction.get(payoutLines().where('payout', '==', id));
    const facts = await readPayoutFacts(id);
    const sums = sumUpLines(docs.map((line) => line.data()));
    const after = notePayout(before, facts, { ...sums, ...place }, now);
    if (after === before) return false;
    if (after.status === 'failed') {
      const { OFFICE_EMAIL, SITE_URL } = env();
      const draft = forOffice(() =>
        payoutFailedMail(after, { officeEmail: OFFICE_EMAIL, siteUrl: SITE_URL }),
      );
      await addMailsOnce(transaction, [draft], now);
    }
    transaction.set(doc, after);
    return true;
  });
}
