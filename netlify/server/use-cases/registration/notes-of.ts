import { matchPlayers } from '#domain/registration/match-players.ts';
import type { MedicalNote } from '#domain/registration/medical-note.ts';
import type { RegisteredPlayer } from '#domain/registration/registration.ts';
import { playersOf, type WholeRegistration } from './dependents.ts';

/**
 * What is known of players' health by the registrations that are replaced, by profile. A child who is in two of
 * them keeps one profile, and what either says: the other's goes with the other profile.
 * @param players of the new registration, with their profiles
 */
export function notesOf(
  replaced: readonly WholeRegistration[],
  players: readonly RegisteredPlayer[],
): Map<string, MedicalNote> {
  const notes = new Map(
    replaced.flatMap((whole) => whole.notes.map((note) => [note.id, note.data()] as const)),
  );
  const kept = new Set(players.map(({ profileId }) => profileId));
  for (const whole of replaced) {
    for (const [index, found] of matchPlayers(players, playersOf(whole)).entries()) {
      const id = players[index]?.profileId ?? '';
      const other = found && !kept.has(found.said.profileId) && notes.get(found.said.profileId);
      if (other) notes.set(id, joined(notes.get(id), other));
    }
  }
  return notes;
}

/** The profiles, of the new registration, of those of whom the other one has medical notes. */
export function notedOf(whole: WholeRegistration, players: readonly RegisteredPlayer[]): string[] {
  const noted = new Set(whole.notes.map(({ id }) => id));
  const found = matchPlayers(players, playersOf(whole));
  return players
    .filter((_, index) => noted.has(found[index]?.said.profileId ?? ''))
    .map(({ profileId }) => profileId);
}

/** Both texts; a correction of either is one of both. */
function joined(note: MedicalNote | undefined, other: MedicalNote): MedicalNote {
  if (!note) return other;
  const updatedAt = [note.updatedAt, other.updatedAt]
    .filter((at) => at !== undefined)
    .sort()
    .at(-1);
  const texts = note.text.includes(other.text) ? [note.text] : [note.text, other.text];
  return { ...note, text: texts.join('\n\n'), ...(updatedAt !== undefined && { updatedAt }) };
}
