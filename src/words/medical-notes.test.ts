import { expect, test } from 'vitest';
import { messages as englishPrivacy } from './en/account/privacy.ts';
import { messages as englishProfile } from './en/account/profile.ts';
import { messages as englishExport } from './en/account-export.ts';
import { messages as spanishPrivacy } from './es/account/privacy.ts';
import { messages as spanishProfile } from './es/account/profile.ts';
import { messages as spanishExport } from './es/account-export.ts';

// The office prints them on a team's emergency sheet, which the coach gets: OFFICE.md has it do so.
test.each([
  ['English', englishPrivacy, englishProfile, englishExport, /print \w+ for a coach/],
  ['Spanish', spanishPrivacy, spanishProfile, spanishExport, /imprimirlas?,? para un entrenador/],
])(
  'in %s, whoever is told who sees medical notes is told of the coach',
  (_, privacy, profile, file, coach) => {
    for (const text of [privacy.medical.text, profile.data.exportText, file.medical]) {
      expect(text).toMatch(coach);
      expect(text).not.toMatch(/one at a time|una por una/);
    }
  },
);
