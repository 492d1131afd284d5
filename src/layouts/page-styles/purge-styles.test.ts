import { expect, test } from 'vitest';
import { purgeStyles } from './purge-styles.ts';

const nothing = { classes: [], tags: [], words: [] };

test('keeps the utilities in use, under their escaped names, in their order', async () => {
  const css = [
    '@layer utilities{.flex{display:flex}.w-1\\/2{width:50%}.gap-1\\.5{gap:1px}',
    '.\\32xl{color:red}.hover\\:bg-\\[\\#fff\\]:hover{color:#fff}',
    '.group-hover\\:p-1:is(:where(.group):hover *){padding:1px}',
    ':where(.divide-y>:not(:last-child)){border:0}',
    '@media (width>=40rem){.sm\\:block{display:block}.sm\\:flex{display:flex}}',
    '@media print{.print\\:hidden{display:none}}}',
  ].join('');
  const classes = ['w-1/2', '2xl', 'hover:bg-[#fff]', 'group', 'group-hover:p-1', 'sm:flex'];
  expect(await purgeStyles(css, { ...nothing, classes, words: ['gap-1.5', 'divide-y'] })).toBe(
    [
      '@layer utilities{.w-1\\/2{width:50%}.gap-1\\.5{gap:1px}',
      '.\\32xl{color:red}.hover\\:bg-\\[\\#fff\\]:hover{color:#fff}',
      '.group-hover\\:p-1:is(:where(.group):hover *){padding:1px}',
      ':where(.divide-y>:not(:last-child)){border:0}',
      '@media (width>=40rem){.sm\\:flex{display:flex}}}',
    ].join(''),
  );
});

test('keeps what is about any element: the outline of the focus, the selection', async () => {
  const css =
    ':focus-visible{outline:2px solid}::selection{color:red}::view-transition-group(*){color:red}';
  expect(await purgeStyles(css, nothing)).toBe(css);
});

test('keeps the parts of a field only where there are fields', async () => {
  const css = '::placeholder{opacity:1}::-webkit-datetime-edit{padding:0}';
  expect(await purgeStyles(css, { ...nothing, tags: ['p'] })).toBe('');
  expect(await purgeStyles(css, { ...nothing, tags: ['input'] })).toBe(css);
  expect(await purgeStyles(css, { ...nothing, words: ['input'] })).toBe(css);
});

test('keeps a rule by an attribute that only a script sets', async () => {
  const css = '.tab[aria-selected=true]{color:red}';
  expect(await purgeStyles(css, { ...nothing, classes: ['tab'] })).toBe(css);
});

test('drops custom properties, animations and registrations that nothing needs', async () => {
  const css = [
    ':root{--used:red;--through:var(--used);--named:blue;--unused:green}',
    'p{color:var(--through);--tw-leading:1}.spin{animation:spin 1s}',
    '@property --tw-leading{syntax:"*";inherits:false}@property --tw-blur{syntax:"*";inherits:false}',
    '@keyframes spin{to{rotate:1turn}}@keyframes pulse{50%{opacity:.5}}',
  ].join('');
  expect(await purgeStyles(css, { classes: ['spin'], tags: ['p'], words: ['--named'] })).toBe(
    [
      ':root{--used:red;--through:var(--used);--named:blue}',
      'p{color:var(--through)}.spin{animation:spin 1s}',
      '@keyframes spin{to{rotate:1turn}}',
    ].join(''),
  );
});

test('keeps a custom property that only an animation reads', async () => {
  const css = [
    'main{animation:early 50ms}@media (width<=40rem){main{--early:hidden}}',
    '@keyframes early{0%,to{content-visibility:var(--early,visible)}}',
  ].join('');
  expect(await purgeStyles(css, { ...nothing, tags: ['main'] })).toBe(css);
});
