import { subWeeks } from 'date-fns';
import { fullName } from '#domain/accounts/full-name.ts';
import { newProfile } from '#domain/accounts/new-profile.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { noteReceived } from '#domain/billing/received.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { BILL_METHOD_OF, dueDateOf } from '#domain/registration/bill-terms.ts';
import { planFee } from '#domain/registration/fee.ts';
import { type MedicalNote, medicalNoteDeleteOn } from '#domain/registration/medical-note.ts';
import { eachAnswer } from '#domain/registration/player-answers.ts';
import type { RegisteredPlayer, Registration } from '#domain/registration/registration.ts';
import { ARCHIVED_WEEKS_AGO, PAST_SEASON } from '../records/past-games.ts';
import { stableId } from '../stable-id.ts';
import { settlePlayerBill } from './bill-status.ts';
import type { DemoClock } from './clock.ts';
import { demoSettings } from './content.ts';
import { type DemoPlayer, FAMILIES, type Family } from './families.ts';
import { PAST_FAMILIES } from './past-families.ts';
import { payerOf, personOf } from './people.ts';
import { type Settled, settlePledge } from './pledge.ts';

/** A registration with what belongs to it. */
export interface DemoRegistration {
  registration: Registration;
  profiles: Profile[];
  bills: PlayerBill[];
  medicalNotes: MedicalNote[];
  entries: readonly LedgerEntry[];
}

/** The registrations of last season and of this one, the oldest first. */
export function demoRegistrations(clock: DemoClock): DemoRegistration[] {
  return [
    ...PAST_FAMILIES.map((family) => leave(register(family, PAST_SEASON, clock), clock)),
    ...FAMILIES.map((family) => register(family, demoSettings.seasonName, clock)),
  ];
}

/** As the guide to a new season leaves players who are not registered for it. */
function leave({ profiles, ...rest }: DemoRegistration, { now }: DemoClock): DemoRegistration {
  const updatedAt = subWeeks(now, ARCHIVED_WEEKS_AGO).toISOString();
  const past = profiles.map((one) => ({ ...one, pastSeason: PAST_SEASON, updatedAt }));
  return { ...rest, profiles: past };
}

function register(family: Family, seasonName: string, clock: DemoClock): DemoRegistration {
  const { guardian, paying, players, frequency = 'one-time' } = family;
  const [daysAgo, time] = family.registered;
  const { totalCents, plan } = planFee(players.length, frequency, demoSettings, clock.day(daysAgo));
  const createdAt = clock.instant(daysAgo, time);
  const settled = settlePledge(
    {
      kind: 'registration',
      name: guardian,
      payer: payerOf(guardian),
      createdAt,
      totalCents,
      plan,
      paying,
    },
    clock,
  );
  const registration = compose(family, seasonName, settled);
  const pairs = registration.players.map((player, index) => [player, players[index]] as const);
  return {
    registration,
    profiles: pairs.map(([player, given]) => profileOf(registration, player, given)),
    bills: noteReceived(
      registration.players.map((player) => billOf(registration, player, settled, clock)),
      { ...registration, entries: settled.after.entries },
    ),
    medicalNotes: pairs.flatMap(([player, given]) =>
      given?.medicalInfo ? [noteOf(registration, player, given.medicalInfo)] : [],
    ),
    entries: settled.after.entries,
  };
}

function compose(family: Family, seasonName: string, { record }: Settled): Registration {
  const { firstName: _f, lastName, email: _e, ...home } = personOf(family.guardian);
  const [emergencyContact, emergencyPhone] = family.emergency;
  return {
    ...record,
    ...home,
    emergencyContact,
    emergencyPhone,
    seasonName,
    players: family.players.map((player) => registeredPlayer(player, lastName)),
    feeCents: demoSettings.registrationFeeCents,
    paymentFrequency: family.frequency ?? 'one-time',
    marketingConsent: family.paying.by === 'credit-card',
  };
}

function registeredPlayer(player: DemoPlayer, lastName: string): RegisteredPlayer {
  const { place, firstName, age, photoConsent, height = null, previousExperience = null } = player;
  return {
    profileId: playerId(place),
    billId: stableId('demo player bill', place),
    ...eachAnswer(() => null),
    firstName,
    lastName,
    age,
    grade: age - 5,
    height,
    previousExperience,
    photoConsent,
  };
}

/** The id of a demo player's profile. */
export const playerId = (place: number) => `demo-player-${place}`;

/* What follows is as `registration/add-players.ts` makes it, which seeds cannot import. */

function profileOf(
  registration: Registration,
  player: RegisteredPlayer,
  given: DemoPlayer | undefined,
): Profile {
  const { id, payer, phone, emergencyContact, emergencyPhone, createdAt } = registration;
  const { profileId, firstName, lastName, age, grade, photoConsent } = player;
  const [jerseyNumber, position] = given?.team ?? [null, null];
  return newProfile(
    {
      id: profileId,
      userId: null,
      role: 'member',
      firstName,
      lastName,
      email: payer.email,
      age,
      grade,
      photoConsent,
      registrationId: id,
      jerseyNumber,
      position,
      parentGuardianName: fullName(payer),
      parentGuardianPhone: phone,
      emergencyContactName: emergencyContact,
      emergencyContactPhone: emergencyPhone,
    },
    new Date(createdAt),
  );
}

function billOf(
  registration: Registration,
  player: RegisteredPlayer,
  { before, after }: Settled,
  clock: DemoClock,
): PlayerBill {
  const { id, number, payer, paymentMethod, payment, seasonName, createdAt } = registration;
  const today = dayOf(new Date(createdAt), clock.timeZone);
  const bill: PlayerBill = {
    id: player.billId,
    number: recordNumberOf(player.billId),
    playerId: player.profileId,
    parentId: null,
    payer,
    amountCents: registration.feeCents,
    description: `Registration ${number}: ${fullName(player)}, ${seasonName}`,
    paymentMethod: BILL_METHOD_OF[paymentMethod],
    paymentStatus: 'pending',
    dueDate: dueDateOf(paymentMethod, payment.plan, today),
    paidDate: null,
    invoiceNumber: null,
    notes: null,
    registrationId: id,
    payment: null,
    createdAt,
    updatedAt: createdAt,
  };
  return settlePlayerBill(bill, before, after, clock);
}

function noteOf(registration: Registration, player: RegisteredPlayer, text: string): MedicalNote {
  const { id, seasonName, createdAt } = registration;
  const deleteOn = medicalNoteDeleteOn(seasonName, createdAt.slice(0, 10));
  return { profileId: player.profileId, registrationId: id, text, createdAt, deleteOn };
}
