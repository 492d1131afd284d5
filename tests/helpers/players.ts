import { newProfile } from '#domain/accounts/new-profile.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { medicalNotes, profiles } from '#server/gateways/records.ts';

/** A registered player, found by a last name of their own. */
export async function addPlayer(given: Partial<Profile> = {}): Promise<Profile> {
  const id = crypto.randomUUID();
  const player = newProfile(
    {
      id,
      userId: null,
      firstName: 'Zoë',
      lastName: `Q${id.slice(0, 8)}`,
      role: 'member',
      email: `guardian-${id}@example.com`,
      ...given,
    },
    new Date(),
  );
  await profiles().doc(id).create(player);
  return player;
}

/** What the guardian said of the player's health. */
export async function addMedicalNote({ id }: Pick<Profile, 'id'>, text: string): Promise<void> {
  const note = { profileId: id, registrationId: 'r', text, deleteOn: '2030-06-30' };
  const createdAt = new Date().toISOString();
  await medicalNotes()
    .doc(id)
    .create({ ...note, createdAt });
}
