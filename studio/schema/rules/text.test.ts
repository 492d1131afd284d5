import { expect, it } from 'vitest';
import { checkOneParagraph } from './text.ts';

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
