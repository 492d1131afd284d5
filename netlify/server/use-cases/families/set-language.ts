import type { Language } from '#words/language.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog } from '../../gateways/records.ts';
import { auditEntry } from '../records/audit.ts';
import { laterThan } from '../records/change-record.ts';
import { familyDoc, newFamily } from './family-record.ts';
import { readAccount } from './read-account.ts';

/**
 * Notes in which language a family is written to from now on, whatever its records say. Twice is once.
 * @throws AppError not_found where nothing was ever asked of this address
 */
export async function setLanguage(
  { email, language }: { email: string; language: Language },
  actor: Account,
  now: Date,
): Promise<void> {
  if ((await readAccount(email, now)).debts.length === 0) {
    throw new AppError('not_found', messages.noFamily);
  }
  await firestore().runTransaction(async (transaction) => {
    const doc = familyDoc(email);
    const before = (await transaction.get(doc)).data() ?? newFamily(email, now);
    if (before.language === language) return;
    transaction.set(doc, { ...before, language, updatedAt: laterThan(before.updatedAt, now) });
    const [was, is] = [{ language: before.language ?? null }, { language, email }];
    const entry = auditEntry(actor, 'family.languageSet', doc.path, now, was, is);
    transaction.create(auditLog().doc(entry.id), entry);
  });
}
