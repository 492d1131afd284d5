import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { boundLoops } from './endless-loops.ts';
import { testsThatReach } from './import-graph.ts';
import { mutantsOf } from './mutants.ts';
import { describeMutant } from './report.ts';
import { applyMutant } from './test-session.ts';

const mutate = (source: string) =>
  mutantsOf('a.ts', source).map((mutant) => applyMutant(mutant, source).replaceAll(/\s+/g, ' '));

test.each([
  ['a === b', ['a !== b']],
  ['a < 1', ['a <= 1', 'a >= 1']],
  ['a && !b', ['a || !b', 'a && b']],
  ['a ?? 2', ['a && 2']],
  ['a + 1', ['a - 1']],
  ['x = true', ['x = false']],
  ['x = [1, 2]', ['x = []']],
  ["x = 'paid'", ["x = ''"]],
  ['if (a) b();', ['if ( true ) b();', 'if ( false ) b();']],
  ['f = () => 1', ['f = () => undefined']],
  ['function f() { return 1; }', ['function f() {}', 'function f() { return undefined ; }']],
  ['list.filter(f)', ['list']],
  ['list.some(f)', ['list. every (f)']],
])('%s gets faults', (source, expected) => {
  expect(mutate(source).map((one) => one.trim())).toEqual(expected);
});

test.each([
  ['types', "type A = 'a' | 'b';"],
  ['imports', "import { a } from 'a';"],
  ['names of fields', "x = { 'a': b };"],
  ['words for people', "x = 'Please enter it'; y = 'Name';"],
  ['what an error says', "throw new Error('gone');"],
  ['joined text', "x = a + 'b c';"],
])('%s get none', (_, source) => {
  expect(mutate(source)).toEqual([]);
});

test.each([
  ['while (true) { n += 1; }'],
  ['while (true) n += 1;'],
  ['for (;;) for (;;) n += 1;'],
  ['do { n += 1; } while (true)'],
])('%s ends in an error', (source) => {
  expect(() => runInNewContext(boundLoops('a.ts', `let n = 0; ${source}`))).toThrow('endless');
});

test('loops that end do what they did', () => {
  const source = 'let n = 0; for (const a of [1, 2]) for (const b of [1, 2]) { n += a * b; } n';
  expect(runInNewContext(boundLoops('a.ts', source))).toBe(9);
  expect(boundLoops('a.ts', 'const n = 1;')).toBe('const n = 1;');
});

test('the own test of a file comes first, then those that share a word, then the closest', () => {
  const importers = new Map([
    ['src/gifts/total.ts', ['src/gifts/page.ts', 'src/gifts/total.test.ts', 'src/far.test.ts']],
    ['src/gifts/page.ts', ['tests/near.test.ts', 'tests/gift.test.ts', 'src/gifts/total.ts']],
  ]);
  expect(testsThatReach('src/gifts/total.ts', importers)).toEqual([
    'src/gifts/total.test.ts',
    'tests/gift.test.ts',
    'src/far.test.ts',
    'tests/near.test.ts',
  ]);
});

test('a survivor is told by its line, in short', () => {
  const source = 'const a = 1;\nconst b = a > 1;\n';
  const [first] = mutantsOf('src/a.ts', source);
  expect(first && describeMutant(first, source)).toBe('- src/a.ts:2 `>` → `>=`');
});
