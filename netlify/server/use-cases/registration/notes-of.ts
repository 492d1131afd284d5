import { matchPlayers } from '#domain/registration/match-players.ts';
import type { MedicalNote } from '#domain/registration/medical-note.ts';
import type { RegisteredPlayer } from '#domain/registration/registration.ts';
import { playersOf, type WholeRegistration } from './dependents.ts';

/**
 * What is known of players' health by the registrations that are replaced, by profile. A child who is in two of
 * them keeps one profile, and the notes of both: the other's goes with the other profile.
 * @param players of the new registration, with their profiles
 */
export function notesOf(
  replaced: readonly WholeRegistration[],
  players: readonly RegisteredPlayer[],
): Map<string, readonly MedicalNote[]> {
  const notes = new Map<string, readonly MedicalNote[]>(
    replaced.flatMap((whole) => whole.notes.map((note) => [note.id, [note.data()]] as const)),
  );
  const kept = new Set(players.map(({ profileId }) => profileId));
  for (const whole of replaced) {
    for (const [index, found] of matchPlayers(players, playersOf(whole)).entries()) {
      const id = players[index]?.profileId ?? '';
      const other = found && !kept.has(found.said.profileId) && notes.get(found.said.profileId);
      if (other) notes.set(id, [...(notes.get(id) ?? []), ...other]);
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

/** All texts; a correction of any is one of all. */
export function joinNotes(notes: readonly MedicalNote[]): MedicalNote | undefined {
  const [note] = notes;
  if (!note) return undefined;
  const updatedAt = notes
    .flatMap((one) => one.updatedAt ?? [])
    .sort()
    .at(-1);
  const texts: string[] = [];
  for (const { text } of notes) if (!texts.some((one) => one.includes(text))) texts.push(text);
  return { ...note, text: texts.join('\n\n'), ...(updatedAt !== undefined && { updatedAt }) };
}
