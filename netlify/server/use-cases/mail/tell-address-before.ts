import type { Transaction } from '@google-cloud/firestore';
import type { Language } from '#words/language.ts';
import { env } from '../../core/env.ts';
import { writtenIn } from '../../mails/compose.ts';
import { type PaidKind, payerEmailChanged } from '../../mails/payer-email-mail.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { isKnown } from './is-known.ts';
import { addMailsOnce } from './write-mail-once.ts';

interface Changed {
  kind: PaidKind;
  /** Of the record, such as 'donations/…'. */
  path: string;
  /** The address that it had. */
  old: string;
  /** When it got the new one. */
  updatedAt: string;
  language?: Language | undefined;
}

/**
 * Emails the address that a gift, an order, a sponsorship or a bill had before the office gave it another one: whoever
 * has the new one sees it from now on. One that nobody has verified or paid from was most likely a slip, which is
 * corrected without an email that cannot arrive. For functions that have Firebase Auth.
 * @param transaction a staged one, which may read after it has written
 */
export async function tellAddressBefore(
  transaction: Transaction,
  { language, ...changed }: Changed,
  now: Date,
): Promise<void> {
  if (!(await isKnown(changed.old))) return;
  const { OFFICE_EMAIL: officeEmail } = env();
  const reader = await readerLanguage({ email: changed.old, language });
  const draft = writtenIn(reader, () => payerEmailChanged({ ...changed, officeEmail }));
  await addMailsOnce(transaction, [draft], now);
}
