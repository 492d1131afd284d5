import type {
  DocumentReference,
  QueryDocumentSnapshot,
  Transaction,
} from '@google-cloud/firestore';
import type * as z from 'zod/mini';
import type { Player } from '#contracts/players/dashboard.ts';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { noteCancelled } from '#domain/billing/cancelled-at.ts';
import type { Family } from '#domain/families/family.ts';
import type { GuardianEmailSchema } from '#domain/forms/email-change.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { isChargedAgain } from '#domain/payments/is-charged-again.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { inLanguageOf } from '../../core/language.ts';
import { auditLog, profiles } from '../../gateways/records.ts';
import { guardianEmailChanged } from '../../mails/guardian-mails.ts';
import { familyDoc, newFamily } from '../families/family-record.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { readdressMails } from '../mail/readdress-mails.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { auditEntry } from '../records/audit.ts';
import { changeRecord, laterThan } from '../records/change-record.ts';
import { type FamilyAt, readFamilyAt } from './family-at.ts';
import { asPlayer, readOwnTeam } from './own-team.ts';

/**
 * Gives a player another guardian's address, and with the player what was registered together: brothers
 * and sisters, their registrations of every season and the bills. What the office has decided about the
 * family goes along. An account sees them only once it has verified the new address; the old one does no
 * longer, and both addresses are emailed. A plan goes on with the card of who registered: while one does, the
 * office has to say that it is the same person. What waits to be sent about them goes to the new one, but signed
 * documents only if it is the same person's. Receipts stay with who paid, and a bill that names a parent's account
 * stays with that account.
 * @throws AppError not_found, conflict, invalid_input
 */
export async function changeGuardianEmail(
  record: SeenRecord,
  { email, samePerson = false }: z.output<typeof GuardianEmailSchema>,
  actor: Account,
  now: Date,
): Promise<Player> {
  const saved = await changeRecord(
    record,
    (current) => {
      if (current.role !== 'member' || current.userId) throw refusal(SIGNS_IN);
      if (current.email === email) throw refusal(messages.sameAddress);
      return { ...current, email };
    },
    {
      collection: profiles(),
      actor,
      action: 'profile.guardianEmailChanged',
      now,
      inTransaction: async (transaction, player, before) => {
        const family = await readFamilyAt(transaction, before.email, before);
        if (!samePerson && hasPlan(family)) throw refusal(messages.cardOfAnother, 'samePerson');
        await moveFamily(transaction, player, before, { family, samePerson, actor, now });
      },
    },
  );
  return asPlayer(saved, await readOwnTeam());
}

const SIGNS_IN = messages.signsIn;

function refusal(message: string, field = 'email'): AppError {
  return new AppError('invalid_input', message, { fields: { [field]: message } });
}

/** Whether Stripe charges a card by installments, on whose page there whoever has the address could go. */
const hasPlan = ({ registrations, bills }: FamilyAt): boolean =>
  [...registrations, ...bills].some((doc) => {
    const { payment } = doc.data();
    return payment !== null && payment.stripeSubscriptionId !== null && goesOn(payment);
  });

/** A first charge that a bank still works on is one of many; a later one may be the rest of a plan that has ended. */
const goesOn = (payment: Payment) =>
  isChargedAgain(payment) || (payment.status === 'processing' && payment.paidCents === 0);

interface Move {
  family: FamilyAt;
  samePerson: boolean;
  actor: Account;
  now: Date;
}

async function moveFamily(
  transaction: Transaction,
  player: Profile,
  before: Profile,
  { family, samePerson, actor, now }: Move,
): Promise<void> {
  const { email } = player;
  const { email: old } = before;
  const decided = await readDecided(transaction, { old, email, now });
  const { SITE_URL: siteUrl, OFFICE_EMAIL: officeEmail } = env();
  const language = await readerLanguage({ email: old, language: player.language });
  const drafts = inLanguageOf(language, () =>
    guardianEmailChanged({ player, old, siteUrl, officeEmail }),
  );
  const mails = drafts.map((draft) => ({ ...draft, language }));
  await addMailsOnce(transaction, mails, now);

  const updatedAt = now.toISOString();
  const moved = new Set([profiles().doc(player.id).path]);
  function log(action: string, ref: DocumentReference, was: object, is: object): void {
    const entry = auditEntry(actor, action, `${ref.parent.id}/${ref.id}`, now, was, is);
    transaction.create(auditLog().doc(entry.id), entry);
  }
  function move<T extends object>(
    { ref }: QueryDocumentSnapshot<T>,
    was: T,
    is: T,
    action: string,
  ) {
    transaction.set(ref, { ...is, updatedAt });
    moved.add(ref.path);
    log(action, ref, was, is);
  }
  for (const doc of family.bills) {
    const bill = doc.data();
    if (!bill.payer || bill.parentId !== null) continue;
    const payer = { ...bill.payer, email };
    const moving = noteCancelled(bill, { ...bill, payer }, updatedAt);
    move(doc, bill, moving, 'bill.guardianEmailChanged');
  }
  for (const doc of family.players) {
    const one = doc.data();
    if (one.id !== player.id) move(doc, one, { ...one, email }, 'profile.guardianEmailChanged');
  }
  for (const doc of family.registrations) {
    const whole = doc.data();
    const payer = { ...whole.payer, email };
    const readdressed = { ...whole, payer, readdressedAt: updatedAt };
    move(doc, whole, readdressed, 'registration.guardianEmailChanged');
  }
  // Signed documents have the address and the network of who signed.
  const isDropped = (mail: OutboxMail) =>
    mail.about === familyDoc(old).path || (!samePerson && mail.needs === 'waiver-copy');
  await readdressMails(transaction, { from: old, to: email, about: moved, isDropped }, actor, now);
  if (!decided) return;
  const { was, is } = decided;
  transaction.set(familyDoc(email), is);
  log('family.guardianEmailChanged', familyDoc(email), was, is);
}

/** What the office has decided about a family, for its new address, as far as nothing was decided there. */
async function readDecided(
  transaction: Transaction,
  { old, email, now }: { old: string; email: string; now: Date },
): Promise<{ was: Family; is: Family } | undefined> {
  const [from, to] = [
    (await transaction.get(familyDoc(old))).data(),
    (await transaction.get(familyDoc(email))).data(),
  ];
  const was = to ?? newFamily(email, now);
  const language = was.language ?? from?.language;
  const hold = was.hold ?? from?.hold ?? null;
  const newsStop = was.newsStop ?? from?.newsStop;
  const isSame = hold === was.hold && newsStop === was.newsStop && language === was.language;
  if (isSame) return undefined;
  const updatedAt = laterThan(was.updatedAt, now);
  const moved = { hold, ...(language && { language }), ...(newsStop && { newsStop }), updatedAt };
  return { was, is: { ...was, ...moved } };
}
