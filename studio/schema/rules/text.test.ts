import { expect, it } from 'vitest';
import { checkNoBlank, checkOneParagraph } from './text.ts';

it('refuses spaces in the place of a text', () => {
  for (const blank of [' ', '\u00a0', ' \n ']) expect(checkNoBlank(blank)).toContain('only spaces');
  // That it is missing is said by another rule, where it is needed.
  for (const text of [undefined, '', ' A text ']) expect(checkNoBlank(text)).toBe(true);
});

it.each([undefined, '', 'One sentence. Another one.', 'A line break at the end.\n'])(
  'has nothing against %j in one paragraph',
  (text) => {
    expect(checkOneParagraph(text)).toBe(true);
  },
);

it('warns of line breaks that the page does not show', () => {
  expect(checkOneParagraph('First.\n\nSecond.')).toContain('one paragraph');
  expect(checkOneParagraph('Bring:\n- water')).toContain('one paragraph');
});
