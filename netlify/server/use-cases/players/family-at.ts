import type { QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import type { Profile } from '#domain/accounts/profile.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { isSameChildName } from '#domain/registration/same-child.ts';
import { playerBills, profiles, registrations } from '../../gateways/records.ts';

/** What stands under a guardian's address and belongs together. */
export interface FamilyAt {
  players: QueryDocumentSnapshot<Profile>[];
  registrations: QueryDocumentSnapshot<Registration>[];
  bills: QueryDocumentSnapshot<PlayerBill>[];
}

/**
 * Reads a player's family at an address: who was registered together with them, in whatever season, with
 * all of these registrations, also canceled ones, and their bills. Others who have the address stay out.
 */
export async function readFamilyAt(
  transaction: Transaction,
  email: string,
  player: Profile,
): Promise<FamilyAt> {
  const [people, registered, billed] = await Promise.all([
    transaction.get(profiles().where('email', '==', email)),
    transaction.get(registrations().where('payer.email', '==', email)),
    transaction.get(playerBills().where('payer.email', '==', email)),
  ]);
  const members = people.docs.filter((doc) => isMember(doc.data()));
  let family: Profile[] = [];
  let together: FamilyAt['registrations'] = [];
  // Each registration may have another child in it, who was in others again.
  for (let grown = [player]; grown.length > family.length; ) {
    family = grown;
    together = registered.docs.filter((doc) => isOf(doc.data(), family));
    const wholes = together.map((doc) => doc.data());
    const others = members.map((doc) => doc.data()).filter(({ id }) => id !== player.id);
    grown = [player, ...others.filter((one) => isBeside(one, family, wholes))];
  }
  const ids = new Set([...family, ...together].map(({ id }) => id));
  return {
    players: members.filter(({ id }) => ids.has(id)),
    registrations: together,
    bills: billed.docs.filter((doc) => {
      const { playerId, registrationId } = doc.data();
      return ids.has(playerId) || ids.has(registrationId ?? '');
    }),
  };
}

const isMember = ({ role, userId }: Profile) => role === 'member' && userId === null;

/** A registration that was canceled has let go of its profiles: there the name says who it was. */
const isOf = ({ id, players }: Registration, family: readonly Profile[]): boolean =>
  family.some(
    (own) =>
      own.registrationId === id ||
      players.some((one) => one.profileId === own.id || isSameChildName(one, own)),
  );

const isBeside = (one: Profile, family: readonly Profile[], wholes: readonly Registration[]) =>
  wholes.some(({ players }) => players.some(({ profileId }) => profileId === one.id)) ||
  family.some(({ registrationId }) => registrationId && registrationId === one.registrationId);
