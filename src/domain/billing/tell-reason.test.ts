import { afterEach, expect, test } from 'vitest';
import { readLanguageFrom } from '#words/current-language.ts';
import { messages as adjustments } from '#words/office/dashboard/adjustments.ts';
import { messages as notes } from '#words/office/notes.ts';
import { tellReason } from './tell-reason.ts';

afterEach(() => readLanguageFrom(() => 'en'));

test.each([
  [adjustments.scholarship.reason('K7QF-2M9X'), 'Beca (solicitud K7QF-2M9X)'],
  [adjustments.scholarship.plainReason, 'Beca'],
  [notes.disputeLost, 'Disputa perdida'],
  ['Scholarship of the league', 'Scholarship of the league'],
  ['Hermanos', 'Hermanos'],
])('“%s”: what the office left as we wrote it is said in Spanish', (reason, spanish) => {
  expect(tellReason(reason)).toBe(reason);
  readLanguageFrom(() => 'es');
  expect(tellReason(reason)).toBe(spanish);
});
