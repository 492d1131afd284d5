import type { Transaction } from '@google-cloud/firestore';
import type { Profile } from '#domain/accounts/profile.ts';
import { isPlayer } from '#domain/players/is-player.ts';
import { isSameChildName } from '#domain/registration/same-child.ts';
import { readable } from '../../core/broken-records.ts';
import { profiles } from '../../gateways/records.ts';

/** The other members of the same name under a player's address; none under no address. */
export async function readNamesakesAt(
  transaction: Transaction,
  player: Profile,
): Promise<Profile[]> {
  if (player.email === '') return [];
  const family = await transaction.get(profiles().where('email', '==', player.email));
  return readable(family.docs).filter(
    (one) => one.id !== player.id && one.role === 'member' && isSameChildName(one, player),
  );
}

/** Whether one of them plays this season: a family that came back without its link has the child twice. */
export async function playsUnderSameName(
  transaction: Transaction,
  player: Profile,
): Promise<boolean> {
  const namesakes = await readNamesakesAt(transaction, player);
  return namesakes.some((one) => isPlayer(one) && one.pastSeason === null);
}
