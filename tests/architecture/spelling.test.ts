import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/* One spelling each: a stored state is `cancelled`, as the specification names it, and names in code follow it. Sentences are American: "canceled", in comments and in titles of tests too. */

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A sentence for engineers: a comment, or a test's title. Values and names in it are quoted. */
const SENTENCE =
  /^\s*(?:\/\*|\*|\/\/)|\b(?:test|it|describe)(?:\.\w+)*\([^)]*?['`"][^'`"]* [^'`"]*['`"],/;
const BRITISH = /(?<![\w`'"=?-])[Cc]ancelled(?![\w`'"=-])/;
const AMERICAN_NAME = /\bcanceled[A-Z]\w*|\b[a-z]\w*Canceled\b/;

/** What is spelled otherwise in a line of code; undefined when nothing is. */
function findMisspelling(line: string): string | undefined {
  const found = (SENTENCE.test(line) && BRITISH.exec(line)) || AMERICAN_NAME.exec(line);
  return found ? found[0] : undefined;
}

test('a canceled thing is spelled one way in names, and one way in sentences', () => {
  const files = globSync('{src,netlify,local,studio,tests}/**/*.{ts,tsx}', { cwd: ROOT });
  const own = files.filter((file) => !/node_modules|spelling\.test/.test(file));
  const faults = own.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line) => findMisspelling(line) ?? [])
      .map((word) => `${file}: ${word}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['// A cancelled game stays.', 'cancelled'],
  ["test('a bill that was cancelled asks for nothing', () => {", 'cancelled'],
  ['const canceledBy = 1;', 'canceledBy'],
  ['const isCanceled = true;', 'isCanceled'],
])('%s is found', (line, word) => {
  expect(findMisspelling(line)).toBe(word);
});

test.each([
  ['// A game that is `cancelled` stays.'],
  ["if (status === 'cancelled') return isCancelled;"],
  ["const at = subscription.canceled_at ?? 'payout.canceled';"],
])('%s is right', (line) => {
  expect(findMisspelling(line)).toBeUndefined();
});
