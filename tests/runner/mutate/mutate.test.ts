import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { boundLoops } from './endless-loops.ts';
import { kinship, testsThatReach } from './import-graph.ts';
import { blockAround, markBlocks, nameText } from './mark-blocks.ts';
import { mutantsOf } from './mutants.ts';
import { describeMutant } from './report.ts';
import { applyMutant } from './test-session.ts';
import { likeliestTests, testsThatRan } from './traces.ts';

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

test('the tests are those that import a file, however far', () => {
  const importers = new Map([
    ['src/gifts/total.ts', ['src/gifts/page.ts', 'src/gifts/total.test.ts', 'src/far.test.ts']],
    ['src/gifts/page.ts', ['tests/near.test.ts', 'src/gifts/total.ts']],
  ]);
  expect(testsThatReach('src/gifts/total.ts', importers)).toEqual([
    'src/gifts/total.test.ts',
    'src/far.test.ts',
    'tests/near.test.ts',
  ]);
});

describe('the likeliest tests', () => {
  const file = 'src/gifts/total.ts';
  const source = 'export function add(a) { return a + 1; }\nexport const give = () => 2;';
  const [inAdd] = mutantsOf(file, source).filter(({ replacement }) => replacement === '-');
  const order = (tests: string[], ran: Record<string, number[]> = {}) =>
    inAdd &&
    likeliestTests(inAdd, tests, {
      source,
      traces: Object.fromEntries(
        Object.entries(ran).map(([test, blocks]) => [
          test,
          { text: '', ran: { [nameText(file, source)]: blocks } },
        ]),
      ),
    });

  test('are the own of a file first, then those that share a word', () => {
    expect(order(['tests/near.test.ts', 'tests/gift.test.ts', 'src/gifts/total.test.ts'])).toEqual([
      'src/gifts/total.test.ts',
      'tests/gift.test.ts',
      'tests/near.test.ts',
    ]);
  });

  test('are not those that share a verb', () => {
    expect(kinship('src/contact/read-message.ts', 'tests/public-reads.test.ts')).toBe(0);
    expect(kinship('src/contact/read-message.ts', 'tests/contact.test.ts')).toBe(1);
    expect(kinship('src/contact/read-message.ts', 'tests/messages.test.ts')).toBe(2);
  });

  test('are looked for among those that ran the file, also before it changed', () => {
    const traces = {
      'tests/far.test.ts': { text: '', ran: { [`${file} oldtext1`]: [0] } },
      'tests/other.test.ts': { text: '', ran: { 'src/gifts/total.tsx oldtext1': [0] } },
    };
    expect(testsThatRan(file, traces)).toEqual(['tests/far.test.ts']);
  });

  test('are those that run the code, the least else first; without those that do not run it', () => {
    const add = source.indexOf('{') + 1;
    const give = source.lastIndexOf('2');
    const tests = ['unknown', 'wide', 'small', 'none'].map((name) => `tests/${name}.test.ts`);
    const [, wide = '', small = '', none = ''] = tests;
    const ran = { [wide]: [0, add, give], [small]: [0, add], [none]: [0, give] };
    expect(order(tests, ran)).toEqual([small, wide, tests[0]]);
  });
});

test('marked code says which blocks ran, and does what it did', () => {
  const source =
    'const twice = (n) => ({ n: n * 2 }); function skip() { return 1; } if (true) { twice(3).n; }';
  const ran: number[] = [];
  const ran_ = (_: string, start: number) => ran.push(start);
  expect(runInNewContext(markBlocks('a.ts', source), { ran_ })).toBe(6);
  const blockOf = (text: string) => blockAround(source.indexOf(text), 'a.ts', source);
  expect(ran).toEqual([0, blockOf('twice(3)'), blockOf('n * 2')]);
  expect(ran).not.toContain(blockOf('return 1'));
});

test('a survivor is told by its line, in short', () => {
  const source = 'const a = 1;\nconst b = a > 1;\n';
  const [first] = mutantsOf('src/a.ts', source);
  expect(first && describeMutant(first, source)).toBe('- src/a.ts:2 `>` → `>=`');
});
