import type { WriteBatch } from '@google-cloud/firestore';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { dayOf } from '#domain/calendar/day.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { newProfile } from '#domain/profiles/new-profile.ts';
import type { Profile } from '#domain/profiles/profile.ts';
import { BILL_METHOD_OF, dueDateOf } from '#domain/registration/bill-terms.ts';
import { type MedicalNote, medicalNoteDeleteOn } from '#domain/registration/medical-note.ts';
import type { RegisteredPlayer, Registration } from '#domain/registration/registration.ts';
import type { PlayerForm } from '#domain/registration/registration-form.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { firestore } from '../../gateways/firestore.ts';
import { medicalNotes, playerBills, profiles } from '../../gateways/records.ts';

/** Adds what each registered player gets: a profile, a bill and, where there is one, a medical note. */
export function addPlayers(
  batch: WriteBatch,
  registration: Registration,
  forms: readonly PlayerForm[],
  settings: Pick<Settings, 'timeZone'>,
  now: Date,
): void {
  const today = dayOf(now, settings.timeZone);
  for (const [index, player] of registration.players.entries()) {
    batch.create(profiles().doc(player.profileId), profileOf(registration, player, now));
    batch.create(playerBills().doc(player.billId), billOf(registration, player, today));
    const text = forms[index]?.medicalInfo;
    if (text)
      batch.create(medicalNotes().doc(player.profileId), noteOf(registration, player, text));
  }
}

/**
 * Takes over the medical information of a form that was sent once more: it is left out of what tells
 * two registrations apart, and the browser does not keep it, so an empty field takes nothing back.
 */
export async function keepMedicalNotes(
  registration: Registration,
  forms: readonly PlayerForm[],
): Promise<void> {
  const batch = firestore().batch();
  let changes = 0;
  for (const [index, player] of registration.players.entries()) {
    const text = forms[index]?.medicalInfo;
    if (!text) continue;
    batch.set(medicalNotes().doc(player.profileId), noteOf(registration, player, text));
    changes += 1;
  }
  if (changes > 0) await batch.commit();
}

function profileOf(registration: Registration, player: RegisteredPlayer, now: Date): Profile {
  const { payer } = registration;
  return newProfile(
    {
      id: player.profileId,
      userId: null,
      firstName: player.firstName,
      lastName: player.lastName,
      email: payer.email,
      role: 'member',
      parentGuardianName: `${payer.firstName} ${payer.lastName}`,
      parentGuardianPhone: registration.phone,
      emergencyContactName: registration.emergencyContact,
      emergencyContactPhone: registration.emergencyPhone,
      registrationId: registration.id,
      age: player.age,
      grade: player.grade,
      photoConsent: player.photoConsent,
    },
    now,
  );
}

function billOf(registration: Registration, player: RegisteredPlayer, today: string): PlayerBill {
  const { id, number, payer, paymentMethod, payment, seasonName, feeCents } = registration;
  return {
    id: player.billId,
    number: recordNumberOf(player.billId),
    playerId: player.profileId,
    // Whether the guardian has an account only a verified address says: the account finds the bill by it.
    parentId: null,
    payer,
    amountCents: feeCents,
    description: `Registration ${number}: ${player.firstName} ${player.lastName}, ${seasonName}`,
    paymentMethod: BILL_METHOD_OF[paymentMethod],
    paymentStatus: 'pending',
    dueDate: dueDateOf(paymentMethod, payment.plan, today),
    paidDate: null,
    invoiceNumber: null,
    notes: null,
    registrationId: id,
    payment: null,
    createdAt: registration.createdAt,
    updatedAt: registration.updatedAt,
  };
}

function noteOf(registration: Registration, player: RegisteredPlayer, text: string): MedicalNote {
  const { id, seasonName, createdAt } = registration;
  return {
    profileId: player.profileId,
    registrationId: id,
    text,
    createdAt,
    deleteOn: medicalNoteDeleteOn(seasonName, createdAt.slice(0, 10)),
  };
}
