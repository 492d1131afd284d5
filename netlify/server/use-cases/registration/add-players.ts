import type { Transaction } from '@google-cloud/firestore';
import { fullName } from '#domain/accounts/full-name.ts';
import { newProfile } from '#domain/accounts/new-profile.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { Adjustment } from '#domain/billing/adjustment.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { dayOf } from '#domain/calendar/day.ts';
import { applyDiscounts } from '#domain/discounts/apply-discounts.ts';
import type { DiscountLine, DiscountTerms } from '#domain/discounts/discount.ts';
import { bookLabel } from '#domain/payments/record-label.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { BILL_METHOD_OF, dueDateOf } from '#domain/registration/bill-terms.ts';
import type { MedicalNote } from '#domain/registration/medical-note.ts';
import { playerDetails } from '#domain/registration/player-details.ts';
import type { RegisteredPlayer, Registration } from '#domain/registration/registration.ts';
import type { PlayerForm } from '#domain/registration/registration-form.ts';
import { compareTyped, noteOf } from '#domain/registration/typed-note.ts';
import { isSameSeason } from '#domain/seasons/same-season.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { medicalNotes, outbox, playerBills, profiles } from '../../gateways/records.ts';
import { composeMail } from '../../mails/compose.ts';
import type { CancelledOfOther } from './create-in-place.ts';
import type { TakenOver } from './take-over.ts';
import { noteMail } from './typed-notes.ts';

interface Adding {
  /** The players as typed, in the order of the registration's. */
  forms: readonly PlayerForm[];
  /** What players bring along from a registration that this one replaces, by profile. */
  taken: ReadonlyMap<string, TakenOver>;
  /** The profiles of those whose photo consent was withdrawn meanwhile. */
  withdrawn: ReadonlySet<string>;
  /** Those that count for it. */
  discounts: readonly DiscountTerms[];
  settings: Pick<Settings, 'timeZone'>;
  now: Date;
}

/** Adds what each registered player gets: a profile, a bill and, where there is one, a medical note. */
export function addPlayers(
  transaction: Transaction,
  registration: Registration,
  { forms, taken, withdrawn, discounts, settings, now }: Adding,
): void {
  const today = dayOf(now, settings.timeZone);
  const { feeCents } = registration;
  const { players: lines } = applyDiscounts(feeCents, registration.players.length, discounts);
  for (const [index, player] of registration.players.entries()) {
    const before = taken.get(player.profileId);
    const photoConsent = player.photoConsent && !withdrawn.has(player.profileId);
    const profile = profileOf(registration, { ...player, photoConsent }, before, now);
    transaction.set(profiles().doc(profile.id), profile);
    transaction.create(
      playerBills().doc(player.billId),
      billOf(registration, player, lines[index] ?? [], today),
    );
    const text = forms[index]?.medicalInfo;
    const note =
      before?.note && compareWithBrought(text, before) !== 'news'
        ? broughtAlong(before.note, noteOf(registration, player, before.note.text, settings))
        : text && noteOf(registration, player, text, settings);
    if (note) transaction.set(medicalNotes().doc(player.profileId), note);
  }
}

/** Whoever enters one of the notes again that are one by now takes nothing back of the others. */
function compareWithBrought(text: string | null | undefined, before: TakenOver | undefined) {
  return text && before?.noteTexts.includes(text) ? 'same' : compareTyped(text, before?.note);
}

/** The same words under another registration: the versions of a note are those of its words. */
function broughtAlong({ createdAt, updatedAt }: MedicalNote, fresh: MedicalNote): MedicalNote {
  return { ...fresh, createdAt, ...(updatedAt !== undefined && { updatedAt }) };
}

/**
 * Asks the office to look where a form says something else of a player's health than the note that was
 * brought along, and corrected, since it was first sent; and where a note is brought along that the form does
 * not say, from one that anybody may have sent.
 */
export async function tellNotesToCheck(
  transaction: Transaction,
  { id, players }: Registration,
  { forms, taken, now }: Pick<Adding, 'forms' | 'taken' | 'now'>,
): Promise<void> {
  for (const [index, player] of players.entries()) {
    const why = whyToCheck(forms[index]?.medicalInfo, taken.get(player.profileId));
    if (!why) continue;
    const mail = await composeMail(noteMail(player, why, `${player.profileId}-kept-${id}`), now);
    transaction.create(outbox().doc(mail.id), mail);
  }
}

function whyToCheck(text: string | null | undefined, before: TakenOver | undefined) {
  const compared = compareWithBrought(text, before);
  if (compared === 'older') return 'kept';
  const isNew = compared === 'same' && before?.isNoteUnproven && before.note?.text !== text;
  return isNew ? 'unproven' : undefined;
}

/** Asks the office to look where a canceled registration of another address had notes, and the form has none. */
export async function tellLostNotes(
  transaction: Transaction,
  { id, players }: Registration,
  ofOthers: readonly CancelledOfOther[],
  { forms, now }: Pick<Adding, 'forms' | 'now'>,
): Promise<void> {
  const noted = new Set(ofOthers.flatMap((one) => one.noted));
  for (const [index, player] of players.entries()) {
    if (!noted.has(player.profileId) || forms[index]?.medicalInfo) continue;
    const mail = await composeMail(noteMail(player, 'lost', `${player.profileId}-lost-${id}`), now);
    transaction.create(outbox().doc(mail.id), mail);
  }
}

function profileOf(
  registration: Registration,
  player: RegisteredPlayer,
  taken: TakenOver | undefined,
  now: Date,
): Profile {
  const { payer } = registration;
  const before = taken?.profile;
  return newProfile(
    {
      ...before,
      ...playerDetails({ registration, player }, taken),
      id: player.profileId,
      userId: null,
      email: payer.email,
      role: 'member',
      registrationId: registration.id,
      pastSeason: null,
      leftAt: null,
      returnedFrom: taken ? returnedFrom(taken, registration) : null,
      photoConsent: player.photoConsent,
      language: payer.language,
      updatedAt: now.toISOString(),
    },
    now,
  );
}

/**
 * Where a player comes back to, should this registration be canceled. Who left this very season, by a form that
 * is sent again, comes back from none.
 */
function returnedFrom({ profile, said }: TakenOver, { seasonName }: Registration) {
  if (!profile) return null;
  const { pastSeason, registrationId, returnedFrom: before } = profile;
  const isBack = pastSeason !== null && !(said && isSameSeason(pastSeason, seasonName));
  return isBack ? { seasonName: pastSeason, registrationId } : before;
}

function billOf(
  registration: Registration,
  player: RegisteredPlayer,
  lines: readonly DiscountLine[],
  today: string,
): PlayerBill {
  const { id, number, payer, paymentMethod, payment, seasonName, feeCents } = registration;
  const { createdAt, updatedAt } = registration;
  const amountCents = feeCents - lines.reduce((sum, { cents }) => sum + cents, 0);
  const isFree = amountCents === 0 && lines.length > 0;
  return {
    id: player.billId,
    number: recordNumberOf(player.billId),
    playerId: player.profileId,
    // Whether the guardian has an account only a verified address says: the account finds the bill by it.
    parentId: null,
    payer,
    amountCents,
    ...(lines.length > 0 && { adjustments: lines.map((line) => adjustmentOf(line, createdAt)) }),
    description: `${bookLabel('registration', number)}: ${fullName(player)}, ${seasonName}`,
    paymentMethod: BILL_METHOD_OF[paymentMethod],
    paymentStatus: isFree ? 'paid' : 'pending',
    dueDate: dueDateOf(paymentMethod, payment.plan, today),
    paidDate: isFree ? today : null,
    invoiceNumber: null,
    notes: null,
    registrationId: id,
    payment: null,
    createdAt,
    updatedAt,
  };
}

/** A discount has one line a bill, so its own id names it there. */
function adjustmentOf({ id, name, code, cents }: DiscountLine, at: string): Adjustment {
  return { id, kind: 'discount', cents, reason: name, code, by: null, at };
}
