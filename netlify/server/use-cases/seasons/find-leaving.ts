import * as z from 'zod/mini';
import { ProfileSchema } from '#domain/accounts/profile.ts';
import { isPlayer } from '#domain/players/is-player.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { readableParts } from '../../gateways/firestore.ts';
import { profiles } from '../../gateways/records.ts';
import { readNewSeason } from './new-season-name.ts';
import { readStandingOfSeason } from './season-registrations.ts';

/** What of everyone there ever was is read to tell who leaves. */
const MemberSchema = z.pick(ProfileSchema, {
  id: true,
  firstName: true,
  lastName: true,
  role: true,
  userId: true,
  registrationId: true,
  pastSeason: true,
  broughtBackAt: true,
  createdAt: true,
  teamName: true,
  jerseyNumber: true,
  position: true,
});
type Member = z.infer<typeof MemberSchema>;

/**
 * The players who are registered for no season but those that are over, and how many stay: they are
 * registered for the one that is published now, or the office has taken them without a registration since the
 * change began, or they have their own account and sign no form. Those with an account play until the office
 * takes team, number and position away.
 */
export async function findLeaving(
  change: SeasonChange,
): Promise<{ leaving: Member[]; staying: number }> {
  const [{ docs }, seasonName] = await Promise.all([
    profiles()
      .where('role', '==', 'member')
      .select(...Object.keys(MemberSchema.shape))
      .get(),
    readNewSeason(change),
  ]);
  const current = readableParts(docs, MemberSchema).filter(
    (one) => isPlayer(one) && one.pastSeason === null,
  );
  const standing = seasonName === null ? [] : await readStandingOfSeason(seasonName);
  const registered = new Map(standing.map((one) => [one.id, one]));
  const isRegistered = ({ id, registrationId }: Member) => {
    const found = registered.get(registrationId ?? '');
    if (found?.payment.status !== 'refunded') return found !== undefined;
    return found.players.some(({ profileId }) => profileId === id);
  };
  const isBack = ({ broughtBackAt }: Member) =>
    broughtBackAt !== null && broughtBackAt > change.createdAt;
  // Before the new season is published, who is added is late for the old one.
  const isAdded = ({ registrationId, createdAt }: Member) =>
    seasonName !== null && registrationId === null && createdAt > change.createdAt;
  const leaving = current.filter(
    (one) => one.userId === null && !isRegistered(one) && !isBack(one) && !isAdded(one),
  );
  return { leaving, staying: current.length - leaving.length };
}
