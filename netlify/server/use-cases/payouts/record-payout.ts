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

/**
 * Brings a payout to where Stripe says it stands: what it is made of, and whether the bank has it. Asked
 * for twice, late or out of order it ends the same.
 * @returns its path, and whether anything was written
 * @throws Error when Stripe or Firestore cannot be reached, or Stripe does not know it
 */
export async function recordPayout(
  id: string,
  now: Date,
): Promise<{ path: string; changed: boolean }> {
  const { isAutomatic } = await readPayoutFacts(id);
  let changed = false;
  if (isAutomatic) {
    for await (const { lines } of listLinePages({ payout: id })) {
      changed = (await storeLines(lines, id, now)).length > 0 || changed;
    }
  }
  return { path: `payouts/${id}`, changed: (await writePayout(id, now)) || changed };
}

/** Sums up the lines that are there. Stripe is asked after the record was read, so no older answer wins. */
function writePayout(id: string, now: Date): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const doc = payouts().doc(id);
    const before = readOne(await transaction.get(doc)) as Payout | undefined;
    const { docs } = await transaction.get(payoutLines().where('payout', '==', id));
    const facts = await readPayoutFacts(id);
    const after = notePayout(before, facts, sumUpLines(docs.map((line) => line.data())), now);
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
