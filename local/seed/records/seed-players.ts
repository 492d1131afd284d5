import { newProfile } from '#domain/profiles/new-profile.ts';
import type { Profile } from '#domain/profiles/profile.ts';
import type { MedicalNote } from '#domain/registration/medical-note.ts';
import { searchTokens } from '#domain/search/search-tokens.ts';

type Line = readonly [
  ...name: [first: string, last: string],
  ...player: [jersey: string, position: string, age: number, photoConsent: boolean],
  ...contacts: [guardian: string, emergency: string],
];

/** Two teams' worth is more than a demo needs: eight players of the program's own team. */
const PLAYERS: readonly Line[] = [
  ['Malik', 'Thornton', '3', 'Guard', 16, true, 'Denise Thornton', 'Ray Thornton'],
  ['Diego', 'Fuentes', '7', 'Guard', 15, true, 'Carla Fuentes', 'Luis Fuentes'],
  ['Owen', 'Baxter', '10', 'Forward', 14, false, 'Hannah Baxter', 'Joan Whitfield'],
  ['Isaiah', 'Greer', '12', 'Guard', 17, true, 'Tamika Greer', 'Marcus Greer'],
  ['Noah', 'Lindqvist', '21', 'Forward', 15, true, 'Erik Lindqvist', 'Maja Lindqvist'],
  ['Tariq', 'Hassan', '23', 'Center', 16, false, 'Samira Hassan', 'Yusuf Hassan'],
  ['Julian', 'Okoro', '30', 'Forward', 13, true, 'Grace Okoro', 'Daniel Okoro'],
  ['Ethan', 'Marsh', '00', 'Center', 17, true, 'Peter Marsh', 'Lila Marsh'],
];

/** The demo's players, profiles without a sign-in; the first has medical notes. */
export function seedPlayers(now: Date): { id: string; data: object }[] {
  return PLAYERS.map((line, index) => {
    const profile = profileOf(line, index, now);
    const { id, firstName, lastName, email, teamName } = profile;
    const words = searchTokens([firstName, lastName, email, teamName]);
    return { id, data: { ...profile, searchTokens: words } };
  });
}

function profileOf(line: Line, index: number, now: Date): Profile {
  const [firstName, lastName, jerseyNumber, position, age, photoConsent, guardian, emergency] =
    line;
  const phoneOf = (number: number) => `239-555-01${number}`;
  return newProfile(
    {
      ...{ id: playerId(index), userId: null, role: 'member', firstName, lastName },
      email: `${guardian.toLowerCase().replace(' ', '.')}@example.com`,
      ...{ jerseyNumber, position, age, grade: age - 5, photoConsent },
      ...{ parentGuardianName: guardian, parentGuardianPhone: phoneOf(40 + index) },
      ...{ emergencyContactName: emergency, emergencyContactPhone: phoneOf(60 + index) },
    },
    now,
  );
}

const playerId = (index: number) => `demo-player-${index + 1}`;

/** What the guardian of the first said, so that the look at it can be tried, and seen in the log. */
export function seedMedicalNote(now: Date): MedicalNote {
  return {
    profileId: playerId(0),
    registrationId: 'demo-registration',
    text: 'Mild asthma: the inhaler is in the side pocket of the bag.',
    createdAt: now.toISOString(),
    deleteOn: `${now.getUTCFullYear() + 4}-06-30`,
  };
}
