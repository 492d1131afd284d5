import { expect, test } from 'vitest';
import { birthdayProblem } from './birthday.ts';

test.each([
  [{ dateOfBirth: null, age: 14 }, undefined],
  [{ dateOfBirth: '2012-11-22', age: 14 }, undefined],
  [{ dateOfBirth: '2012-11-23', age: 14 }, 'makes the player 13, not 14'],
  [{ dateOfBirth: '2012-11-22' }, undefined],
  [{ dateOfBirth: '2026-11-23' }, 'in the future'],
  [{ dateOfBirth: '2008-11-22', userId: 'u' }, undefined],
  [{ dateOfBirth: '2008-11-23', userId: 'u' }, '18 or older'],
])('%j', (born, problem) => {
  const found = birthdayProblem(born, '2026-11-22');
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(problem);
});
