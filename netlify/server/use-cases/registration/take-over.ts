import type { Profile } from '#domain/accounts/profile.ts';
import { matchPlayers } from '#domain/registration/match-players.ts';
import type { MedicalNote } from '#domain/registration/medical-note.ts';
import type { RegisteredPlayer, Registration } from '#domain/registration/registration.ts';
import type { WholeRegistration } from './dependents.ts';
import { joinNotes, notesOf } from './notes-of.ts';

/** What a player had before: the office may have noted a team, say. */
export interface TakenOver {
  profile: Profile | undefined;
  note: MedicalNote | undefined;
  /** What it is made of, where the player was in more than one. */
  noteTexts: readonly string[];
  /** Whether some of it was said by a form that anybody may have sent, and by nobody since: the office is asked. */
  isNoteUnproven: boolean;
  /** What the replaced registration says; undefined of one who comes back from an earlier season. */
  said: { registration: Registration; player: RegisteredPlayer } | undefined;
}

/** A player of a season that is over, who comes back by the family's link. */
export interface Returning {
  profile: Profile;
  note: MedicalNote | undefined;
}

/** Whom the players of a form may be. */
interface Known {
  /** The registrations of the family's address that the new one replaces. */
  replaced: readonly WholeRegistration[];
  /** The ids of those that the form itself was sent as before. */
  ownIds: ReadonlySet<string>;
  back: readonly Returning[];
  /** The notes of those who came back by a replaced one that said nothing of health: they stayed where they were. */
  stayed: ReadonlyMap<string, MedicalNote>;
}

/**
 * Whether a replaced registration is the family's for sure: this form was sent as it, or it came by the family's
 * link. The account and the link lead to others that bear the address, which anybody may have typed.
 */
const isProven = (whole: WholeRegistration, ownIds: ReadonlySet<string>) =>
  ownIds.has(whole.registration.id) || whole.profiles.some((doc) => doc.data().returnedFrom);

/**
 * The players, with the profiles of those who are known. Who comes back by the link is the player of before, and
 * not the one of a form that anybody may have sent.
 */
export function withProfiles(
  players: Registration['players'],
  { replaced, ownIds, back }: Omit<Known, 'stayed'>,
): Registration['players'] {
  const profilesOf = (some: readonly WholeRegistration[]) =>
    some.flatMap((whole) =>
      whole.profiles.map((doc) => ({ said: saidOf(whole, doc.id), profile: doc.data() })),
    );
  const proven = replaced.filter((whole) => isProven(whole, ownIds));
  const others = replaced.filter((whole) => !isProven(whole, ownIds));
  const first = matchPlayers(players, [
    ...profilesOf(proven),
    ...back.map(({ profile }) => ({ profile })),
  ]);
  const left = players.filter((_, index) => !first[index]);
  const second = matchPlayers(left, profilesOf(others));
  return players.map((player, index) => {
    const profileId = (first[index] ?? second[left.indexOf(player)])?.profile.id;
    return profileId ? { ...player, profileId } : player;
  });
}

/** What these players bring along, by profile. */
export function takenFrom(
  players: Registration['players'],
  { replaced, ownIds, back, stayed }: Known,
): Map<string, TakenOver> {
  const notes = notesOf(replaced, players);
  const proven = new Set(
    replaced.filter((whole) => isProven(whole, ownIds)).map(({ registration: { id } }) => id),
  );
  const noted = (id: string, before: MedicalNote | undefined) => {
    const others = notes.get(id) ?? [];
    // The note of one who comes back stays where it is until another is typed, or is there to be kept with it.
    const own = others.length > 0 ? [...asTyped(before), ...others] : [];
    return {
      note: joinNotes(own),
      noteTexts: own.map(({ text }) => text),
      isNoteUnproven: own.some(
        ({ registrationId, updatedAt }) => !proven.has(registrationId) && updatedAt === undefined,
      ),
    };
  };
  const kept = replaced.flatMap((whole) =>
    whole.profiles.map((doc) => {
      const player = saidOf(whole, doc.id);
      const said = player && { registration: whole.registration, player };
      const own = noted(doc.id, stayed.get(doc.id));
      return [doc.id, { profile: doc.data(), said, ...own }] as const;
    }),
  );
  const returned = back.map(({ profile, note }) => {
    return [profile.id, { profile, said: undefined, ...noted(profile.id, note) }] as const;
  });
  // Who quit this season is in both: what the replaced registration said of them counts.
  return new Map([...returned, ...kept]);
}

/** Corrections of an earlier season do not count against what is typed now. */
function asTyped(note: MedicalNote | undefined): MedicalNote[] {
  if (!note) return [];
  const { updatedAt: _, ...typed } = note;
  return [typed];
}

/** The player of a profile, as registered. */
function saidOf({ registration }: WholeRegistration, id: string): RegisteredPlayer | undefined {
  return registration.players.find(({ profileId }) => profileId === id);
}
