import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ProfileSchema } from '#domain/profiles/profile.ts';
import { MedicalNoteSchema } from '#domain/registration/medical-note.ts';
import { PLAYER_AGES, PLAYER_GRADES } from '#domain/registration/registration-form.ts';
import { seedMedicalNote, seedPlayers } from './seed-players.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const players = seedPlayers(NOW).map(({ data }) => z.parse(ProfileSchema, data));

test('are eight players as a registration makes them', () => {
  expect(players).toHaveLength(8);
  expect(new Set(players.map(({ jerseyNumber }) => jerseyNumber)).size).toBe(8);
  for (const { role, age, grade, userId } of players) {
    expect({ role, userId }).toEqual({ role: 'member', userId: null });
    expect(PLAYER_AGES).toContain(age);
    expect(PLAYER_GRADES).toContain(grade);
  }
});

test('can all be called for, at numbers that belong to nobody', () => {
  const numbers = players.flatMap((player) => [
    player.parentGuardianPhone,
    player.emergencyContactPhone,
  ]);
  for (const number of numbers) expect(number).toMatch(/^239-555-01\d\d$/);
});

test('the medical notes are of one of them', () => {
  const note = z.parse(MedicalNoteSchema, seedMedicalNote(NOW));
  expect(players.map(({ id }) => id)).toContain(note.profileId);
});
