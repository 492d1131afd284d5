import { expect, test } from 'vitest';
import { readInvitationEndpoint } from '#contracts/seasons/public.ts';
import { messages as email } from '#words/en/emails/seasons.ts';
import { messages as english } from '#words/en/registration/invited.ts';
import { messages as spanishEmail } from '#words/es/emails/seasons.ts';
import { messages as spanish } from '#words/es/registration/invited.ts';
import { filledWords } from './filled-words.ts';

/* An account tells ages and grades of before; a link, which whoever has it can open, tells names alone. */

const ZOE = { firstName: 'Zoe', lastName: 'Rivera' };
const WITH_AGE = { ...ZOE, age: 9, grade: 4 };

test('age and grade that we filled in are to be checked', () => {
  expect(filledWords([WITH_AGE])).toMatch(/^Check the age and grade .* updated them/);
});

test.each([
  ['by a link', ZOE],
  ['whose age cannot be told', { ...ZOE, age: null, grade: null }],
])('those of a player %s are to be entered', (_, person) => {
  const words = filledWords([WITH_AGE, person]);
  expect(words).toMatch(/^Enter the age and grade/);
  expect(words).not.toContain('updated');
});

test('of nobody there is nothing to say', () => {
  expect(filledWords([])).toBe('');
});

test('whoever comes by a link is asked for age and grade: the link has neither', () => {
  const { players } = readInvitationEndpoint.response.shape;
  expect(Object.keys(players.def.element.shape)).toEqual(['firstName', 'lastName']);
  for (const text of [email.filledIn, english.text]) {
    expect(text).toMatch(/enter age, grade, school and medical information again/i);
    expect(text).not.toMatch(/check the age/i);
  }
  for (const text of [spanishEmail.filledIn, spanish.text]) {
    expect(text).toMatch(/escriba otra vez la edad, el grado, la escuela y la información médica/i);
    expect(text).not.toMatch(/revise la edad/i);
  }
});
