import { expect, test } from 'vitest';
import { slimStyles } from './slim-styles.ts';

const page = { tags: ['p'], words: [], own: [], drawn: [] };

test('a list of classes that a page repeats becomes one, in the rules and in their order', async () => {
  const css =
    '.px-4{padding-inline:1rem}.text-muted{color:gray}.underline{text-decoration-line:underline}.text-ink{color:black}';
  const list = 'text-muted px-4 underline';
  const own = [...Array(9).fill(list), 'text-ink', 'px-4'];
  const sheet = await slimStyles(css, { ...page, own });
  expect(sheet.css).toBe(
    '.a,.b{padding-inline:1rem}.a{color:gray}.a{text-decoration-line:underline}.c{color:black}',
  );
  expect(sheet.rename(list, false)).toBe('a');
  expect(sheet.rename('px-4 text-ink', false)).toBe('b c');
});

test('a class that stands beside another in a selector is not joined to a list', async () => {
  const css = '.group:hover .shown{color:red}.wide{width:100%}';
  const own = [...Array(9).fill('group wide'), ...Array(9).fill('shown wide')];
  const sheet = await slimStyles(css, { ...page, own });
  expect(sheet.css).toBe('.a:hover .b{color:red}.c{width:100%}');
  expect(sheet.rename('group wide', false)).toBe('a c');
});

test('what scripts name, alone or in a selector, and what islands draw keeps its name', async () => {
  const css = '.late{color:red}.found{color:blue}.island{color:gray}.own{color:black}';
  const use = { words: ['late', 'li.found>b'], drawn: ['island own'], own: ['own', 'found'] };
  const sheet = await slimStyles(css, { ...page, ...use });
  expect(sheet.css).toBe(css);
  expect(sheet.rename('island own', true)).toBe('island own');
});

test('escaped names, conditions and nested rules are followed', async () => {
  const css = [
    '@media (width>=40rem){.sm\\:grid-cols-\\[1fr_2fr\\]{color:red}}.hover\\:x:hover{color:red}',
    '.text{& a{color:red}}@keyframes k{50.5%{color:red}}p{animation:k}',
  ].join('');
  const own = ['sm:grid-cols-[1fr_2fr]', 'hover:x', 'text'];
  const sheet = await slimStyles(css, { ...page, own, tags: ['p', 'a'] });
  expect(sheet.css).toBe(
    '@media (width>=40rem){.a{color:red}}.b:hover{color:red}.c{& a{color:red}}@keyframes k{50.5%{color:red}}p{animation:k}',
  );
});

test('custom properties are shortened, but those that scripts or style attributes name', async () => {
  const css = 'p{--brand:red;--own:blue;color:var(--brand);background:var(--own)}';
  const sheet = await slimStyles(css, { ...page, words: ['--own'] });
  expect(sheet.css).toBe('p{--a:red;--own:blue;color:var(--a);background:var(--own)}');
});

test('a switch that nothing sets is written out; one that is set stays', async () => {
  const css = [
    '@layer properties{@supports (x:y){*,:before{--tw-style:solid;--tw-leading:initial}}}',
    '.line{border-style:var(--tw-style)}.text{line-height:var(--tw-leading,calc(1 / 2))}',
    '@property --tw-style{syntax:"*";inherits:false;initial-value:solid}',
    '@property --tw-leading{syntax:"*";inherits:false}',
  ].join('');
  const own = ['line', 'text'];
  expect((await slimStyles(css, { ...page, own })).css).toBe(
    '.a{border-style:solid}.b{line-height:calc(1 / 2)}',
  );
  const length =
    '.ring{box-shadow:0 0 0 calc(1px + var(--tw-width)) red}@property --tw-width{syntax:"<length>";inherits:false;initial-value:0}';
  expect((await slimStyles(length, { ...page, own: ['ring'] })).css).toBe(
    '.a{box-shadow:0 0 0 calc(1px + 0px) red}',
  );
  const dashed = await slimStyles(`${css}.dashed{--tw-style:dashed}`, {
    ...page,
    own: [...own, 'dashed'],
  });
  expect(dashed.css).toMatch(/\.a\{border-style:var\((--\w)\)\}.*@property \1\{.*\{\1:dashed\}/);
});
