import { expect, test } from 'vitest';
import type { Profile } from '#domain/accounts/profile.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { knownFromRegistration } from './known-family.ts';

const [OLD, NEW] = ['239-555-0100', '239-555-0177'];
const registration = {
  payer: { firstName: 'Jhon', lastName: 'Kay' },
  phone: OLD,
  players: [{ profileId: 'kim' }, { profileId: 'lou' }],
} as Registration;
const child = (id: string, parentGuardianName: string, parentGuardianPhone: string) =>
  ({ id, parentGuardianName, parentGuardianPhone }) as Profile;

test('an emergency contact that was deleted with its player is no answer', () => {
  const known = { ...registration, emergencyContact: '', emergencyPhone: '' };
  expect(knownFromRegistration(known, [])).not.toHaveProperty('emergencyContact');
});

test('one that the office took off its player is not put back', () => {
  const known = { ...registration, emergencyContact: 'Max Kay', emergencyPhone: OLD };
  const kim = { id: 'kim', emergencyContactName: null, emergencyContactPhone: null } as Profile;
  expect(knownFromRegistration(known, [kim])).toMatchObject({
    emergencyContact: '',
    emergencyPhone: '',
  });
  expect(knownFromRegistration(known, [])).toMatchObject({ emergencyContact: 'Max Kay' });
});

test.each(['kim', 'lou'])('nor where it was taken off %s alone', (of) => {
  const people = ['kim', 'lou'].map((id) => {
    const [name, phone] = id === of ? [null, null] : ['Max Kay', OLD];
    return { id, emergencyContactName: name, emergencyContactPhone: phone } as Profile;
  });
  expect(knownFromRegistration(registration, people)).toMatchObject({ emergencyContact: '' });
});

test.each([
  ['the name was corrected with the phone', [child('kim', 'John Kay', NEW)], ''],
  ['the name alone was corrected', [child('kim', 'John Kay', OLD)], OLD],
  ['the phone alone was corrected', [child('kim', 'Jhon Kay', NEW)], NEW],
  [
    'the other guardian stands with one child',
    [child('kim', 'Ann Kay', NEW), child('lou', 'Jhon Kay', OLD)],
    OLD,
  ],
  ['a child is of another registration', [child('max', 'Ann Kay', NEW)], OLD],
])('the phone where %s', (_, people, phone) => {
  expect(knownFromRegistration(registration, people).parentPhone).toBe(phone);
});
