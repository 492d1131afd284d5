import { expect, test } from 'vitest';
import { tellRoles } from './tell-roles.ts';

test('as they were called when the application was sent', () => {
  const roleTitles = ['Snack Bar', 'Homework Helper'];
  expect(tellRoles({ preferredRoles: ['snack-bar', 'academic-tutor'], roleTitles })).toEqual(
    roleTitles,
  );
});

test('an older application: by the roles of then', () => {
  expect(tellRoles({ preferredRoles: ['academic-tutor', 'constructor'] })).toEqual([
    'Academic Tutor',
    'constructor',
  ]);
});
