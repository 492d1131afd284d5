import { expect, test } from 'vitest';
import { collectWords } from './page-words.ts';

test('finds the classes of elements, of scripts, and of what scripts load', () => {
  const html =
    '<p class="flex max-lg:[&amp;_:is(input)]:p-1"><script type="module" src="/_astro/a.Bx-1_.js"></script>';
  const scripts = new Map([
    ['a.Bx-1_.js', 'const c=`grid $' + '{wide?"w-1/2":"w-full"} gap-2`;import("./b.js")'],
    ['b.js', "e.className='underline'"],
    ['c.js', "e.className='never'"],
  ]);
  const words = collectWords(html, scripts);
  for (const word of ['flex', 'max-lg:[&_:is(input)]:p-1', 'grid', 'w-1/2', 'gap-2', 'underline']) {
    expect(words, word).toContain(word);
  }
  expect(words).not.toContain('never');
});
