import pMap from 'p-map';
import type { FamiliesInvited, ReturningFamilies } from '#contracts/seasons/families.ts';
import type { ReturningFamily } from '#domain/seasons/returning-family.ts';
import { isSameSeason } from '#domain/seasons/same-season.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages } from '#words/office/refusals/seasons.ts';
import { pageAddress } from '#words/page-address.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { hasVerified } from '../../gateways/auth.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, profiles } from '../../gateways/records.ts';
import { composeMail, type WrittenMail, writtenIn } from '../../mails/compose.ts';
import { seasonInvitation } from '../../mails/season-mails.ts';
import { familyDoc, newFamily } from '../families/family-record.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { auditEntry } from '../records/audit.ts';
import { laterThan } from '../records/change-record.ts';
import { invitationHash, VALID_DAYS } from './invitation-code.ts';
import { hasEnded } from './new-season-name.ts';
import { invitationMailId, readReturning } from './read-returning.ts';
import { mustBeOpen, readOpenSeason } from './season-record.ts';
import { readOfSeason } from './season-registrations.ts';

/** How many families are written to at once. */
const AT_ONCE = 5;

/**
 * Who is asked to come back, who is not, and the email as it goes. All families at once: who looks stands in the
 * audit log before it is answered.
 * @throws AppError not_found
 */
export async function listReturning(actor: Account, now: Date): Promise<ReturningFamilies> {
  const change = await readOpenSeason();
  if (!change) throw new AppError('not_found', messages.noChange);
  const settings = await readSettings();
  const { timeZone } = settings;
  const [returning, deleted] = await Promise.all([
    readReturning(change, { now, timeZone }),
    countDeleted(change),
  ]);
  const blocked = await hindrance(change, settings);
  const [first] = returning.families;
  const preview = first && blocked === null && (await previewFor(first, change, settings, now));
  const what = { families: returning.families.length };
  const entry = auditEntry(actor, 'families.listed', 'families', now, {}, what);
  await auditLog().doc(entry.id).create(entry);
  return { ...returning, deleted, blocked, preview: preview || null };
}

async function previewFor(
  { email }: ReturningFamily,
  change: SeasonChange,
  settings: Settings,
  now: Date,
) {
  const draft = await draftFor({ email, change, settings, isFilledIn: true, reminder: false });
  const { to, subject, text } = await composeMail(draft, now);
  return { to, subject, text };
}

/** Why nobody can be invited yet, and what to do; null where they can. */
async function hindrance(
  change: SeasonChange,
  { seasonName, registrationClosed }: Settings,
): Promise<string | null> {
  if (!change.players) return messages.playersFirst;
  if (isSameSeason(seasonName, change.from)) return messages.publishFirst(change.from);
  if (await hasEnded(seasonName)) return messages.nameUsed(seasonName);
  return registrationClosed ? messages.registrationClosed : null;
}

/**
 * Invites these families, or reminds them: each once, however often and by however many it is pressed.
 * @throws AppError not_found, conflict while the new season is not published
 */
export async function inviteFamilies(
  { id, emails, reminder }: { id: string; emails: readonly string[]; reminder: boolean },
  actor: Account,
  now: Date,
): Promise<FamiliesInvited> {
  const [change, settings] = await Promise.all([mustBeOpen(id), readSettings()]);
  const blocked = await hindrance(change, settings);
  if (blocked !== null) throw new AppError('conflict', blocked);
  const { families } = await readReturning(change, { now, timeZone: settings.timeZone }, emails);
  const byEmail = new Map(families.map((family) => [family.email, family]));
  const results = await pMap(
    [...new Set(emails)],
    async (email) => {
      const why = whyNot(byEmail.get(email), reminder);
      const given = { email, change, settings, reminder, actor, now };
      return { email, why: why ?? (await writeOne(given)) };
    },
    { concurrency: AT_ONCE },
  );
  return {
    sent: results.flatMap(({ email, why }) => (why === null ? [email] : [])),
    skipped: results.flatMap(({ email, why }) => (why === null ? [] : [{ email, why }])),
  };
}

function whyNot(family: ReturningFamily | undefined, reminder: boolean): string | null {
  if (!family) return messages.noPlayer;
  const { standing, invitedAt, remindedAt } = family;
  if (standing === 'registered') return messages.registered;
  if (standing === 'declined') return messages.declined;
  if (!reminder) return invitedAt === null ? null : ALREADY;
  if (invitedAt === null) return messages.notInvited;
  return remindedAt === null ? null : ALREADY;
}

const ALREADY = messages.already;

interface Writing {
  email: string;
  change: SeasonChange;
  settings: Settings;
  reminder: boolean;
  actor: Account;
  now: Date;
}

/** @returns why it was not written; null where it was */
async function writeOne({ actor, now, ...given }: Writing): Promise<string | null> {
  const { email, change, reminder } = given;
  // Any other may be a slip of the pen, a stranger's, also where money came: payers type it themselves.
  const isFilledIn = await hasVerified(email);
  const code = isFilledIn ? invitationHash(email, now) : '';
  const draft = await draftFor({ ...given, code, isFilledIn });
  return firestore().runTransaction(async (transaction) => {
    const doc = familyDoc(email);
    const family = (await transaction.get(doc)).data() ?? newFamily(email, now);
    const before = family.invitation?.seasonId === change.id ? family.invitation : undefined;
    const isTaken = reminder ? before?.remindedAt !== null : before !== undefined;
    if (isTaken || (await addMailsOnce(transaction, [draft], now)) === 0) return ALREADY;
    const at = now.toISOString();
    const fresh = { seasonId: change.id, at, remindedAt: null, declinedAt: null };
    const invitation = before ? { ...before, remindedAt: at } : fresh;
    transaction.set(doc, { ...family, invitation, updatedAt: laterThan(family.updatedAt, now) });
    const action = reminder ? 'family.invitedAgain' : 'family.invited';
    const entry = auditEntry(actor, action, doc.path, now, {}, { to: email });
    transaction.create(auditLog().doc(entry.id), entry);
    return null;
  });
}

type Drafting = Pick<Writing, 'email' | 'change' | 'settings' | 'reminder'> & {
  /** What the address ends with, so that it knows the family. */
  code?: string;
  isFilledIn: boolean;
};

async function draftFor({ email, change, code = '', ...rest }: Drafting): Promise<WrittenMail> {
  const id = invitationMailId(change.id, email);
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  return writtenIn(await readerLanguage({ email }), () =>
    seasonInvitation({
      ...rest,
      id: rest.reminder ? `${id}-reminder` : id,
      about: familyDoc(email).path,
      to: email,
      from: change.from,
      days: VALID_DAYS,
      link: `${siteUrl}${pageAddress('/register')}${code}`,
      officeEmail,
    }),
  );
}

/** Players of the old season's registrations who were deleted since. */
async function countDeleted({ from }: SeasonChange): Promise<number> {
  const registered = (await readOfSeason(from)).filter(({ cancelled }) => !cancelled);
  const ids = registered.flatMap(({ players }) => players.map(({ profileId }) => profileId));
  if (ids.length === 0) return 0;
  const refs = ids.map((id) => profiles().doc(id));
  const found = await firestore().getAll(...refs, { fieldMask: ['role'] });
  return found.filter(({ exists }) => !exists).length;
}
