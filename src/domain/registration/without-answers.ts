import { eachAnswer } from './player-answers.ts';
import type { Registration } from './registration.ts';

/**
 * What a registration keeps once players of it are deleted: the name, age and grade, for the bill and the
 * signature. Where none is left, nobody is to be called in an emergency. The office's notes stay here: on one that
 * is canceled they may say why. Where its players are deleted, `forget-answers.ts` decides.
 * @param isGone all of them unless told
 */
export function withoutAnswers(
  registration: Registration,
  isGone: (profileId: string) => boolean = () => true,
): Registration {
  const players = registration.players.map((player) =>
    isGone(player.profileId) ? { ...player, ...eachAnswer(() => null) } : player,
  );
  const isEmpty = players.every(({ profileId }) => isGone(profileId));
  const nobody = { emergencyContact: '', emergencyPhone: '' };
  return { ...registration, players, ...(isEmpty && nobody) };
}
