import { describe, expect, test } from 'vitest';
import { isFamily } from './relationship.ts';

describe('who is family', () => {
  test.each([
    'mother',
    'My Mom',
    'father',
    'my older brother',
    'Step-sister',
    'stepfather',
    'grandmother',
    'Aunt',
    'uncle by marriage',
    'cousin',
    'we are cousins',
    'wife',
    'ex-husband',
    'mother-in-law',
    'brother in law',
    'a brother of mine',
    'family',
    'family member',
    'relative',
    'mother and coach',
    'Coach (my dad)',
    'tía',
    'mi hermano',
    'fiancé',
    'MOTHER!',
  ])('%s', (relationship) => expect(isFamily(relationship)).toBe(true));
});

describe('who is not', () => {
  test.each([
    'coach',
    'former supervisor',
    'family friend',
    'Family doctor',
    "my son's teacher",
    'coach of my son',
    'parent of a player I coached',
    'mother of a teammate',
    'teacher of my daughter',
    'neighbor for ten years',
    'pastor',
    'business partner',
    'Sunday school teacher',
    'friend from work',
    'brotherhood president',
    'grandmaster in chess',
    '教练 🏀',
    '',
  ])('%s', (relationship) => expect(isFamily(relationship)).toBe(false));
});
