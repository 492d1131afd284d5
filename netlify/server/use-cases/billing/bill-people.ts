import { fullName, splitName } from '#domain/accounts/full-name.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { PlayerBillForm } from '#domain/billing/player-bill-form.ts';
import { keepLanguage } from '#domain/families/spoken-language.ts';
import type { Payer } from '#domain/payments/payment.ts';
import { messages } from '#words/office/refusals/bills.ts';
import { AppError } from '../../core/app-error.ts';
import { playerBills, profiles, registrations } from '../../gateways/records.ts';

/**
 * Who gets the emails of a bill and pays it: who the form names; else, while player and parent stay, who
 * did before; else the parent's account; else the player's guardian, with or without an account; else who
 * did before for this player.
 * @throws AppError invalid_input for a player or parent who is not there
 */
export async function readPayer(form: PlayerBillForm, billId?: string): Promise<Payer | null> {
  const [player, parent, bill] = await Promise.all([
    profiles().doc(form.playerId).get(),
    form.parentId === null ? null : profiles().doc(form.parentId).get(),
    billId ? playerBills().doc(billId).get() : null,
  ]);
  // Whom a bill that is there names may have been deleted since.
  const before = bill?.data();
  if (!player.exists && before?.playerId !== form.playerId) {
    throw refusal('playerId', messages.gonePlayer);
  }
  const isSame = before?.parentId === form.parentId && before.playerId === form.playerId;
  if (parent && !parent.exists && !isSame) {
    throw refusal('parentId', messages.goneParent);
  }
  // Never who was asked for another player: that is another family.
  const ofPlayer = before?.playerId === form.playerId ? before.payer : null;
  const found = async () =>
    asPayer(parent?.data()) ?? (await guardianOf(player.data())) ?? ofPlayer;
  const { guardianName: name, guardianEmail: email } = form;
  if (email) {
    const known = await found();
    const named = { ...splitName(name ?? fullName(known ?? NOBODY)), email };
    return keepLanguage(keepLanguage(named, known), before?.payer);
  }
  if (email === undefined && isSame && before.payer) return before.payer;
  return found();
}

const NOBODY = { firstName: '', lastName: '' };

function asPayer(profile: Profile | undefined): Payer | null {
  if (!profile?.email) return null;
  const { firstName, lastName, email } = profile;
  return { firstName, lastName, email };
}

/** A player's guardian: who registered the player, as long as the address is still the player's. */
async function guardianOf(player: Profile | undefined): Promise<Payer | null> {
  if (!player?.email) return null;
  const { registrationId, email, parentGuardianName, userId, language } = player;
  const registration = registrationId
    ? (await registrations().doc(registrationId).get()).data()
    : undefined;
  if (registration?.payer.email === email) return registration.payer;
  if (userId) return asPayer(player);
  const name = splitName(parentGuardianName ?? messages.parentOf(fullName(player)));
  return { ...name, email, ...(language && { language }) };
}

/** The bill of an answer of the rules. @throws AppError invalid_input */
export function orRefuse(
  result: { ok: true; bill: PlayerBill } | { ok: false; field: string; message: string },
): PlayerBill {
  if (result.ok) return result.bill;
  throw refusal(result.field, result.message);
}

export function refusal(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [`bill.${field}`]: message } });
}
