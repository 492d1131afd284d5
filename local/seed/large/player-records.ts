import { fullName } from '#domain/accounts/full-name.ts';
import { newProfile } from '#domain/accounts/new-profile.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { BILL_STATUSES, type PlayerBill } from '#domain/billing/player-bill.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { stableId } from '../stable-id.ts';
import { momentOf, personOf, phoneOf, pick } from './people.ts';

const ROLES: readonly Role[] = ['member', 'parent', 'member', 'parent', 'member', 'coach'];
const POSITIONS = ['Guard', 'Forward', 'Center'];
const TEAMS = 40;

/** A profile without a sign-in; every second one is a player, in one of forty teams. */
export function largeProfile(index: number, now: Date): Profile {
  const guardian = personOf(index + 1);
  const role = pick(ROLES, index);
  const isPlayer = role === 'member';
  const player: Partial<Profile> = {
    jerseyNumber: String(index % 100),
    position: pick(POSITIONS, index),
    teamName: `Team ${String((index % TEAMS) + 1).padStart(2, '0')}`,
    parentGuardianName: fullName(guardian),
    parentGuardianPhone: phoneOf(index),
    emergencyContactName: fullName(guardian),
    emergencyContactPhone: phoneOf(index + 50),
    age: 13 + (index % 5),
    grade: 8 + (index % 5),
    photoConsent: index % 3 === 0,
  };
  const createdAt = momentOf(index, now);
  return newProfile(
    {
      id: stableId('profile', index),
      userId: null,
      role,
      ...personOf(index),
      phone: phoneOf(index),
      createdAt,
      updatedAt: createdAt,
      ...(isPlayer && player),
    },
    now,
  );
}

/** A bill of one of the first players, in each status in turn. @param profiles how many there are */
export function largeBill(index: number, profiles: number, now: Date): PlayerBill {
  const id = stableId('bill', index);
  const player = (index * 2) % profiles;
  const paymentStatus = pick(BILL_STATUSES, index);
  const createdAt = momentOf(index, now);
  const day = createdAt.slice(0, 10);
  return {
    id,
    number: recordNumberOf(id),
    playerId: stableId('profile', player),
    parentId: null,
    payer: personOf(player + 1),
    amountCents: 2_500 + (index % 40) * 500,
    description: pick(['Registration', 'Travel to a tournament', 'Summer camp'], index),
    paymentMethod: pick(['cash', 'check', 'credit_card', 'zelle'] as const, index),
    paymentStatus,
    dueDate: day,
    paidDate: paymentStatus === 'paid' ? day : null,
    invoiceNumber: null,
    notes: null,
    registrationId: null,
    payment: null,
    createdAt,
    updatedAt: createdAt,
  };
}
