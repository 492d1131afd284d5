import pMap from 'p-map';
import type { ReminderPreview, RemindersSent } from '#contracts/families/mails.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import { dueToRemind } from '#domain/families/due-to-remind.ts';
import { holdOn } from '#domain/families/family.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, outbox } from '../../gateways/records.ts';
import { composeMail, writtenIn } from '../../mails/compose.ts';
import { familyReminder } from '../../mails/family-mails.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { auditEntry } from '../records/audit.ts';
import { familyMailContext } from './family-mail-context.ts';
import { familyDoc, reminded } from './family-record.ts';
import { payLinks } from './pay-links.ts';
import { readAccount } from './read-account.ts';
import { logStatementRead } from './read-family.ts';

/** How many accounts are read at once. */
const AT_ONCE = 5;

/**
 * The reminders as they would go now, and why some would not. Who asks stands in the audit log before it is
 * answered, as for the statements that say the same.
 * @throws AppError record_unreadable
 */
export async function previewReminders(
  emails: readonly string[],
  actor: Account,
  now: Date,
): Promise<ReminderPreview[]> {
  const settings = await readSettings();
  return pMap(
    [...new Set(emails)],
    async (email) => {
      const { draft, name, blocked } = await draftReminder(email, settings, now);
      const { subject, text } = await composeMail(draft, now);
      await logStatementRead(email, actor, now);
      return { to: email, name, subject, text, dueCents: draft.dueCents, blocked };
    },
    { concurrency: AT_ONCE },
  );
}

/**
 * Reminds each family of what is due, once a day. One is skipped that is on hold, owes nothing by now, or
 * owes something else than was shown.
 */
export async function sendReminders(
  asked: readonly { email: string; dueCents: Cents }[],
  actor: Account,
  now: Date,
): Promise<RemindersSent> {
  const settings = await readSettings();
  const results = await pMap(
    asked,
    async ({ email, dueCents }) => ({
      email,
      why: await sendOne(email, dueCents, { settings, actor, now }),
    }),
    { concurrency: AT_ONCE },
  );
  return {
    sent: results.flatMap(({ email, why }) => (why === null ? [email] : [])),
    skipped: results.flatMap(({ email, why }) => (why === null ? [] : [{ email, why }])),
  };
}

interface Sending {
  settings: Settings;
  actor: Account;
  now: Date;
}

/** @returns why it was not sent; null where it was */
async function sendOne(
  email: string,
  dueCents: Cents,
  { settings, actor, now }: Sending,
): Promise<string | null> {
  const { draft, blocked } = await draftReminder(email, settings, now);
  if (blocked !== null) return blocked;
  if (draft.dueCents !== dueCents) return CHANGED;
  const { dueCents: _, ...mail } = draft;
  const entry = auditEntry(actor, 'family.reminded', mail.about, now, {}, { to: email, dueCents });
  return firestore().runTransaction(async (transaction) => {
    const doc = familyDoc(email);
    const family = (await transaction.get(doc)).data();
    if ((await addMailsOnce(transaction, [mail], now)) === 0) return TODAY;
    transaction.set(doc, reminded(family, email, now));
    transaction.create(auditLog().doc(entry.id), entry);
    return null;
  });
}

/** The reminder to a family, and why it would not go. */
async function draftReminder(email: string, settings: Settings, now: Date) {
  const [account, known] = await Promise.all([readAccount(email, now), familyDoc(email).get()]);
  const context = await familyMailContext({ email, name: account.name }, settings, now);
  const due = dueToRemind(account.debts, context.today);
  const { language } = account;
  const draft = writtenIn(await readerLanguage({ email, language }), () => {
    const links = payLinks(due, account.bills, { email, siteUrl: context.siteUrl, now });
    return familyReminder(due, links, context);
  });
  const hold = holdOn(known.data(), context.today);
  const wasSent = (await outbox().doc(draft.id).get()).exists;
  const blocked = hold
    ? messages.onHold(formatDay(hold.until))
    : due.length === 0
      ? NOTHING_DUE
      : wasSent
        ? TODAY
        : null;
  return { draft, name: account.name, blocked };
}

const NOTHING_DUE = messages.nothingDue;
const TODAY = messages.remindedToday;
const CHANGED = messages.dueChanged;
