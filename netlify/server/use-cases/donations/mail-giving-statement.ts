import type { GivingSubject, GivingYears } from '#contracts/donations/statement.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { summariseGiving } from '#domain/donations/giving-statement.ts';
import { messages } from '#words/office/refusals/giving.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, donations, sponsorBills } from '../../gateways/records.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { auditEntry } from '../records/audit.ts';
import { isOfficeAddress } from './is-office-address.ts';
import { readGiven } from './present-donors.ts';
import { draftStatement, statementOfDay } from './send-giving-statement.ts';

/** The years of which the donor of a gift or a sponsor has a statement, the newest first. @throws AppError not_found */
export async function readGivingYears(subject: GivingSubject): Promise<GivingYears> {
  const [{ email }, { timeZone }] = await Promise.all([readDonor(subject), readSettings()]);
  if (await isOfficeAddress(email)) return { isOfficeAddress: true, years: [] };
  const entries = await readGiven(email);
  const yearOf = (at: string) => Number(dayOf(new Date(at), timeZone).slice(0, 4));
  const years = new Set(entries.flatMap(({ paidAt }) => (paidAt ? yearOf(paidAt) : [])));
  const given = [...years]
    .sort((a, b) => b - a)
    .flatMap((year) => {
      const statement = summariseGiving(entries, year, timeZone);
      if (!statement) return [];
      return { year, cents: statement.giftCents + statement.sponsorshipCents };
    });
  return { isOfficeAddress: false, years: given };
}

/**
 * Emails a year's statement to the address that a gift or a sponsorship has now, once a day: by whomever it was asked for.
 * @throws AppError not_found, conflict where nothing was given in that year, it is the office's own address, or it
 *   was emailed today
 */
export async function mailGivingStatement(
  { year, ...subject }: GivingSubject & { year: number },
  actor: Account,
  now: Date,
): Promise<void> {
  const [{ email, path }, settings] = await Promise.all([readDonor(subject), readSettings()]);
  if (await isOfficeAddress(email)) throw new AppError('conflict', messages.officeAddress);
  const id = statementOfDay(email, year, dayOf(now, settings.timeZone));
  const draft = await draftStatement({ id, email, year }, settings);
  if (!draft) throw new AppError('conflict', messages.nothingGiven(email, year));
  const facts = { to: email, year: String(year) };
  const entry = auditEntry(actor, 'donation.statementMailed', path, now, {}, facts);
  const isNew = await firestore().runTransaction(async (transaction) => {
    if ((await addMailsOnce(transaction, [{ ...draft, limit: 'none' }], now)) === 0) return false;
    transaction.create(auditLog().doc(entry.id), entry);
    return true;
  });
  if (!isNew) throw new AppError('conflict', messages.mailedToday(email));
}

/** The address of a record today, and where the record is. @throws AppError not_found */
async function readDonor({ kind, id }: GivingSubject): Promise<{ email: string; path: string }> {
  const email =
    kind === 'donation'
      ? (await donations().doc(id).get()).data()?.payer.email
      : (await sponsorBills().doc(id).get()).data()?.sponsorEmail;
  if (email === undefined) throw new AppError('not_found', messages.gone);
  const path = `${kind === 'donation' ? 'donations' : 'sponsorBills'}/${id}`;
  return { email: email.toLowerCase(), path };
}
