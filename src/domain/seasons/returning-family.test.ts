import { expect, test } from 'vitest';
import { countReturned, returningFamilies } from './returning-family.ts';

const player = (firstName: string, email: string, parentGuardianName: string | null = null) => ({
  firstName,
  lastName: 'Diaz',
  email,
  parentGuardianName,
});
const asked = (change: object = {}) => ({
  invitation: {
    seasonId: 's2',
    at: '2026-11-01T12:00:00Z',
    remindedAt: null,
    declinedAt: null,
    ...change,
  },
});
const KNOWN = {
  seasonId: 's2',
  registered: new Set<string>(),
  families: new Map<string, ReturnType<typeof asked>>(),
  mailOf: () => undefined,
} as Parameters<typeof returningFamilies>[1];

test('a family is an address, with its players and guardian by name; nobody without one', () => {
  const families = returningFamilies(
    [
      player('Leo', 'zoe@example.org'),
      player('Mia', 'Ana@example.org'),
      player('Ben', 'ana@example.org', 'Ana Reyes'),
      player('Tom', ''),
    ],
    KNOWN,
  );
  expect(families.map(({ email, name, players }) => [email, name, players])).toEqual([
    ['ana@example.org', 'Ana Reyes', ['Ben Diaz', 'Mia Diaz']],
    ['zoe@example.org', '', ['Leo Diaz']],
  ]);
});

test.each([
  ['open', undefined, undefined],
  ['open', asked({ seasonId: 's1' }), 'sent'],
  ['waiting', asked(), 'pending'],
  ['sent', asked(), 'sent'],
  ['unsent', asked(), 'failed'],
  ['unsent', asked(), undefined],
  ['declined', asked({ declinedAt: '2026-11-02T12:00:00Z' }), 'sent'],
] as const)('a family is %s after %j, of which the email is %s', (standing, family, mail) => {
  const families = new Map(family ? [['ana@example.org', family]] : []);
  const known = { ...KNOWN, families, mailOf: () => mail };
  const [one] = returningFamilies([player('Mia', 'ana@example.org')], known);
  const isAsked = standing !== 'open';
  expect(one).toMatchObject({ standing, invitedAt: isAsked ? '2026-11-01T12:00:00Z' : null });
});

test('who has registered again has, whatever else; and is counted', () => {
  const families = new Map([
    ['ana@example.org', asked({ declinedAt: '2026-11-02T12:00:00Z', remindedAt: null })],
  ]);
  const known = { ...KNOWN, families, registered: new Set(['ana@example.org']) };
  const all = returningFamilies(
    [player('Mia', 'ana@example.org'), player('Leo', 'zoe@example.org')],
    known,
  );
  expect(all.map(({ standing }) => standing)).toEqual(['registered', 'open']);
  expect(countReturned(all)).toEqual({ registered: 1, families: 2 });
});
