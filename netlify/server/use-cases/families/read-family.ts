import type { FamilyAccount } from '#contracts/families/dashboard.ts';
import type { OwnStatement } from '#contracts/families/own-statement.ts';
import type { StatementView } from '#contracts/families/statement.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { refusalToSplit } from '#domain/billing/split-bill.ts';
import { holdOn } from '#domain/families/family.ts';
import type { Statement } from '#domain/families/statement.ts';
import { movementsOf } from '#domain/payments/movements.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { auditLog } from '../../gateways/records.ts';
import { verifiedEmail } from '../accounts/own-records.ts';
import { readGiven } from '../donations/present-donors.ts';
import { knownLanguage } from '../languages/reader-language.ts';
import { auditEntry } from '../records/audit.ts';
import { readToday } from '../team/read-today.ts';
import { familyDoc, familyIdOf } from './family-record.ts';
import { readAccount } from './read-account.ts';

/**
 * The statement of one family for the office. Who asks stands in the audit log before it is answered.
 * @throws AppError not_found where nothing was ever asked of this address, record_unreadable
 */
export async function readFamily(email: string, actor: Account, now: Date): Promise<FamilyAccount> {
  const [account, gifts, known, today] = await Promise.all([
    readAccount(email, now, 'office'),
    readGifts(email),
    familyDoc(email).get(),
    readToday(now),
  ]);
  if (account.debts.length === 0 && gifts.length === 0) {
    throw new AppError('not_found', messages.noFamily);
  }
  await logStatementRead(email, actor, now);
  const family = known.data();
  const payments = new Map(account.registrations.map(({ id, payment }) => [id, payment]));
  const paymentOf = ({ registrationId }: PlayerBill) => payments.get(registrationId ?? '') ?? null;
  return {
    email,
    name: account.name,
    players: [...account.players],
    gifts,
    statement: viewOf(account.statement),
    bills: account.bills
      .map((bill) => ({
        ...bill,
        leftCents: stillOwedCents(bill),
        cannotSplit: refusalToSplit({ bill, registration: paymentOf(bill) }),
      }))
      .filter(({ leftCents }) => leftCents > 0)
      .sort((a, b) => (a.dueDate ?? '').localeCompare(b.dueDate ?? '')),
    hold: holdOn(family, today),
    remindedAt: family?.remindedAt ?? null,
    language: family?.language ?? account.language ?? (await knownLanguage(email)) ?? null,
  };
}

/** Notes in the audit log who reads what a family owes, before it is answered: without the entry there is no answer. */
export async function logStatementRead(email: string, actor: Account, now: Date): Promise<void> {
  const subject = `families/${familyIdOf(email)}`;
  const entry = auditEntry(actor, 'family.statementRead', subject, now, {}, { email });
  await auditLog().doc(entry.id).create(entry);
}

/** The statement of the caller's family. @throws AppError forbidden, record_unreadable */
export async function readOwnStatement(account: Account, now: Date): Promise<OwnStatement> {
  const { statement } = await readAccount(verifiedEmail(account), now);
  return { statement: viewOf(statement) };
}

function viewOf({ lines, ...statement }: Statement): StatementView {
  return { ...statement, lines: [...lines] };
}

/** What came for the gifts and sponsorships that are of an address now. */
async function readGifts(email: string): Promise<FamilyAccount['gifts']> {
  return movementsOf(await readGiven(email))
    .map(({ at, cents, entry }) => ({ at, cents, label: entry.label }))
    .sort((a, b) => a.at.localeCompare(b.at));
}
