import { expect, it } from 'vitest';
import { findRoleWarning } from './role-name.ts';

it('warns of a short name that is not the published one', () => {
  expect(findRoleWarning('math-tutor', 'academic-tutor')).toContain(
    '“academic-tutor” is published',
  );
});

it.each([
  ['academic-tutor', 'academic-tutor'],
  // A new opportunity.
  ['academic-tutor', null],
  [undefined, 'academic-tutor'],
])('says nothing of %j where %j is published', (role, published) => {
  expect(findRoleWarning(role, published)).toBeUndefined();
});
