import { expect, test } from 'vitest';
import { trimStyleSheet } from './trim-style-sheet.ts';

const sheet = [
  '@layer base{.never-used{color:red}}',
  '@layer utilities{.flex{display:flex}.w-1\\/2{width:50%}.gap-1\\.5{gap:1px}',
  '.\\32xl{color:red}.hover\\:bg-\\[\\#fff\\]:hover{color:#fff}',
  '.group-hover\\:p-1:is(:where(.group):hover *){padding:1px}',
  ':where(.divide-y>:not(:last-child)){border:0}',
  '@media (width>=40rem){.sm\\:block{display:block}.sm\\:flex{display:flex}}',
  '@media print{.print\\:hidden{display:none}}}',
  '.own[data-astro-cid-x]{color:red}',
].join('');

test('keeps the utilities in use, under their escaped names', () => {
  const words = new Set([
    'w-1/2',
    'gap-1.5',
    '2xl',
    'hover:bg-[#fff]',
    'group-hover:p-1',
    'sm:flex',
  ]);
  expect(trimStyleSheet(sheet, words)).toBe(
    [
      '@layer base{.never-used{color:red}}',
      '@layer utilities{.w-1\\/2{width:50%}.gap-1\\.5{gap:1px}',
      '.\\32xl{color:red}.hover\\:bg-\\[\\#fff\\]:hover{color:#fff}',
      '.group-hover\\:p-1:is(:where(.group):hover *){padding:1px}',
      '@media (width>=40rem){.sm\\:flex{display:flex}}}',
      '.own[data-astro-cid-x]{color:red}',
    ].join(''),
  );
});

test('keeps everything when everything is used', () => {
  const words = ['flex', 'w-1/2', 'gap-1.5', '2xl', 'hover:bg-[#fff]', 'group-hover:p-1'];
  const more = ['divide-y', 'sm:block', 'sm:flex', 'print:hidden'];
  expect(trimStyleSheet(sheet, new Set([...words, ...more]))).toBe(sheet);
});
