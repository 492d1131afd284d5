import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/* What the commands of an operator refuse, and what they find wrong, is explained in TROUBLESHOOTING. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const SOURCES = [
  'local/*.{ts,mjs}',
  'local/run/*.ts',
  'netlify/{setup,doctor,build-site}.ts',
  'netlify/server/use-cases/deployment/*.ts',
  'tests/deploy/**/*.ts',
  'tests/runner/{install-browser,steps}.ts',
];
/** Faults of the code itself, which no operator meets. */
const FOR_DEVELOPERS = ['local/make-pdf-font.ts', 'local/web-server.ts'];

/** A text in the code, with its placeholders. */
const TEXT = String.raw`'(?:[^'\\\n]|\\.)*'|\x60(?:[^\x60\\$]|\\.|\$\{[^}]*\})*\x60`;
/** Where texts stand that say what is wrong. */
const SAID = String.raw`\b(?:refuse|warn|stop|Error|console\.error|wrong)\(|\bfault\(\s*\w+,|\bconst says =|\bNOT_INSTALLED =`;
const REFUSAL = new RegExp(String.raw`(?:${SAID})\s*(${TEXT})`, 'g');

/** Shorter than this it is only what stands between two placeholders. */
const SHORTEST = 8;

/** The first words of a text that are always the same: 'is taken by another program'. */
function fixedPart(text: string): string | undefined {
  const parts = plain(text.slice(1, -1)).split(/\$\{[^}]*\}|[.:?] /);
  return parts
    .map((part) => part.replace(/^[.…(\s]+|[.:(\s]+$/g, ''))
    .find((part) => part.length >= SHORTEST);
}

/** Without the marks that code and a page write differently. */
const plain = (text: string) => text.replaceAll(/[\\`"“”]/g, '').replaceAll('’', "'");

test('each refusal of a command and each fault that it finds stands in TROUBLESHOOTING', () => {
  const page = plain(read('docs/TROUBLESHOOTING.md'));
  const files = globSync(SOURCES, { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts') && !FOR_DEVELOPERS.includes(file),
  );
  const refusals = files.flatMap((file) =>
    [...read(file).matchAll(REFUSAL)].flatMap(([, text = '']) => fixedPart(text) ?? []),
  );
  // Of each kind of command one that it must have found.
  expect(refusals).toEqual(
    expect.arrayContaining([
      'is taken by another program',
      'Netlify packs no',
      'We are not told of',
    ]),
  );
  expect(refusals.filter((says) => !page.includes(says))).toEqual([]);
});
