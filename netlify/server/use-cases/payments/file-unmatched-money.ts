import type { Transaction } from '@google-cloud/firestore';
import { noteUnmatched, type SeenMoney } from '#domain/payments/unmatched-money.ts';
import { readOne } from '../../core/broken-records.ts';
import { env } from '../../core/env.ts';
import { unmatchedMoney } from '../../gateways/records.ts';
import { forOffice } from '../../mails/compose.ts';
import { unmatchedMoneyMail } from '../../mails/unmatched-money-mail.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';

/**
 * Notes money that fits no record, for the dashboard, and emails the office the first time. Reads
 * before it writes; nothing may have been written in the transaction yet.
 * @returns the path of what was noted
 */
export async function fileUnmatchedMoney(
  transaction: Transaction,
  seen: SeenMoney,
  now: Date,
): Promise<string> {
  const doc = unmatchedMoney().doc(seen.id);
  const before = readOne(await transaction.get(doc));
  const noted = noteUnmatched(before, seen, now);
  if (!before && noted.status === 'open') {
    const { OFFICE_EMAIL, SITE_URL } = env();
    const draft = forOffice(() =>
      unmatchedMoneyMail(noted, { officeEmail: OFFICE_EMAIL, siteUrl: SITE_URL }),
    );
    await addMailsOnce(transaction, [draft], now);
  }
  transaction.set(doc, noted);
  return doc.path;
}
