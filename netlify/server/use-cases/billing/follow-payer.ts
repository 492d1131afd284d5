import type { Transaction } from '@google-cloud/firestore';
import { fullName } from '#domain/accounts/full-name.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { playerBills, registrations } from '../../gateways/records.ts';
import { dropAsking } from '../mail/drop-asking.ts';
import { readdressMails } from '../mail/readdress-mails.ts';
import { tellAddressBefore } from '../mail/tell-address-before.ts';
import type { Actor } from '../records/audit.ts';

/** 'registrations-…-overdue-2026-12-01': of bills that are due that day, as their guardian gets it by night. */
const BY_NIGHT = /-(overdue|due-soon)-[\d-]+$/;

/**
 * Brings along what waits to be sent about a bill whose guardian was changed: it goes to the corrected address
 * of the same person. What asks a former one for money goes to nobody, nor does what asks for other bills, too;
 * a receipt stays with who paid. The address that the bill had is told where it is known to be somebody's.
 * @param transaction a staged one, which may read after it has written
 */
export async function followPayer(
  transaction: Transaction,
  { id, registrationId, payer: before }: PlayerBill,
  { payer: after, updatedAt }: PlayerBill,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (!before || before.email === after?.email) return;
  const about = playerBills().doc(id).path;
  const whole = registrationId === null ? null : registrations().doc(registrationId).path;
  const isByNight = (mail: OutboxMail) => mail.about === whole && BY_NIGHT.test(mail.id);
  if (after && fullName(after) === fullName(before)) {
    const isOnly = await isOnlyBill(transaction, registrationId);
    const addresses = { from: before.email, to: after.email };
    const also = (mail: OutboxMail) => isOnly && isByNight(mail);
    await readdressMails(transaction, { ...addresses, about: new Set([about]), also }, actor, now);
    if (!isOnly) await dropAsking(transaction, before.email, isByNight, now);
  } else {
    const isAbout = (mail: OutboxMail) => mail.about === about || isByNight(mail);
    await dropAsking(transaction, before.email, isAbout, now);
  }
  const { email: old, language } = before;
  await tellAddressBefore(
    transaction,
    { kind: 'bill', path: about, old, updatedAt, language },
    now,
  );
}

async function isOnlyBill(
  transaction: Transaction,
  registrationId: string | null,
): Promise<boolean> {
  if (registrationId === null) return false;
  const bills = playerBills().where('registrationId', '==', registrationId);
  return (await transaction.get(bills)).size === 1;
}
