import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { isPartOf } from '#domain/registration/cancellation.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { Hanging } from '#domain/registration/standing.ts';
import { playerBills } from '../../gateways/records.ts';
import { groupBy } from '../records/group-by.ts';
import { findIn } from '../records/in-chunks.ts';

/** The bills of each of these registrations, and those that were split off from them. */
export async function readHanging(registrations: readonly Pick<Registration, 'id' | 'players'>[]) {
  const ids = registrations.map(({ id }) => id);
  const [own, split] = await Promise.all([
    findIn(playerBills(), 'registrationId', ids),
    findIn(playerBills(), 'partOf', ids),
  ]);
  const bills = groupBy(
    own.map((doc) => doc.data()),
    ({ registrationId }) => registrationId,
  );
  const parts = groupBy(
    split.map((doc) => doc.data()),
    ({ partOf }) => partOf,
  );
  return (registration: Pick<Registration, 'id' | 'players'>): Hanging<PlayerBill> => ({
    bills: bills.get(registration.id) ?? [],
    parts: (parts.get(registration.id) ?? []).filter((part) => isPartOf(registration, part)),
  });
}
