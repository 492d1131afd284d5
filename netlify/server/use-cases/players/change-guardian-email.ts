import type { Transaction } from '@google-cloud/firestore';
import type { Player } from '#contracts/players/dashboard.ts';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { inLanguageOf } from '../../core/language.ts';
import { auditLog, playerBills, profiles, registrations } from '../../gateways/records.ts';
import { guardianEmailChanged } from '../../mails/guardian-mails.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { auditEntry } from '../records/audit.ts';
import { changeRecord } from '../records/change-record.ts';
import { asPlayer, readOwnTeam } from './own-team.ts';

interface Doc<T> {
  ref: FirebaseFirestore.DocumentReference<T>;
  data(): T;
}

/**
 * Gives a player another guardian's address, and with the player what was registered together: brothers
 * and sisters, the registration and its bills. An account sees them only once it has verified the new
 * address; the old one does no longer, and both addresses are emailed. Receipts stay with who paid, and a
 * bill that names a parent's account stays with that account.
 * @throws AppError not_found, conflict, invalid_input
 */
export async function changeGuardianEmail(
  record: SeenRecord,
  email: string,
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
      inTransaction: (transaction, player, before) =>
        moveFamily(transaction, player, before, actor, now),
    },
  );
  return asPlayer(saved, await readOwnTeam());
}

const SIGNS_IN = messages.signsIn;

function refusal(message: string): AppError {
  return new AppError('invalid_input', message, { fields: { email: message } });
}

async function moveFamily(
  transaction: Transaction,
  player: Profile,
  { email: old }: Profile,
  actor: Account,
  now: Date,
): Promise<void> {
  const { id, email, registrationId } = player;
  const of = registrationId ?? '';
  const [own, shared, people, registration] = await Promise.all([
    transaction.get(playerBills().where('playerId', '==', id)),
    transaction.get(playerBills().where('registrationId', '==', of)),
    transaction.get(profiles().where('registrationId', '==', of)),
    registrationId ? transaction.get(registrations().doc(registrationId)) : undefined,
  ]);
  const { SITE_URL: siteUrl } = env();
  const language = await readerLanguage({ email: old, language: player.language });
  const drafts = inLanguageOf(language, () => guardianEmailChanged({ player, old, siteUrl }));
  const mails = drafts.map((draft) => ({ ...draft, language }));
  await addMailsOnce(transaction, mails, now);

  const updatedAt = now.toISOString();
  function move<T extends object>({ ref }: Doc<T>, before: T, after: T, action: string): void {
    transaction.set(ref, { ...after, updatedAt });
    const entry = auditEntry(actor, action, `${ref.parent.id}/${ref.id}`, now, before, after);
    transaction.create(auditLog().doc(entry.id), entry);
  }
  // A bill of the registration is found by the player, too.
  const bills = new Map([...own.docs, ...shared.docs].map((doc) => [doc.id, doc]));
  for (const doc of bills.values()) {
    const bill = doc.data();
    if (bill.payer?.email !== old || bill.parentId !== null) continue;
    move(doc, bill, { ...bill, payer: { ...bill.payer, email } }, 'bill.guardianEmailChanged');
  }
  for (const doc of people.docs) {
    const one = doc.data();
    if (!registrationId || one.id === id || one.email !== old || one.userId) continue;
    move(doc, one, { ...one, email }, 'profile.guardianEmailChanged');
  }
  const whole = registration?.data();
  if (registration && whole?.payer.email === old) {
    const payer = { ...whole.payer, email };
    const at = { ref: registration.ref, data: () => whole };
    move(at, whole, { ...whole, payer }, 'registration.guardianEmailChanged');
  }
}
