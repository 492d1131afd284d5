import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { isIn, isTestFile } from './check-imports.ts';
import { findSentences } from './find-sentences.ts';
import { OTHER_READERS } from './word-homes.ts';

// Every file of the site is parsed: on a busy machine that takes longer than a unit.
vi.setConfig({ testTimeout: 60_000 });

const ROOT = path.resolve(import.meta.dirname, '../..');

const found = globSync('{src,netlify}/**/*.{ts,tsx,astro}', { cwd: ROOT })
  .filter((file) => !isIn(file, 'src/words') && !isTestFile(file))
  .flatMap((file) =>
    findSentences(file, readFileSync(path.join(ROOT, file), 'utf8')).map((one) => ({
      file,
      ...one,
    })),
  );

describe('what a person reads', () => {
  test('stands in src/words and nowhere else', () => {
    const others = Object.keys(OTHER_READERS);
    const strays = found.filter(({ file }) => !others.some((place) => isIn(file, place)));
    expect(strays.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
  });

  test('has no exceptions that nothing needs', () => {
    const unneeded = Object.keys(OTHER_READERS).filter(
      (place) => !found.some(({ file }) => isIn(file, place)),
    );
    expect(unneeded).toEqual([]);
  });
});

const PLANTED: [file: string, source: string, text: string][] = [
  ['a.tsx', 'const a = <p>Save</p>;', 'Save'],
  ['a.tsx', 'const a = <p>{isLate && "late again"}{"so late"}</p>;', '"so late"'],
  ['a.tsx', 'const a = <p aria-label="close the menu" />;', '"close the menu"'],
  ['a.tsx', `const a = <img alt={\`\${name} on the court\`} />;`, `\`\${name} on the court\``],
  ['a.tsx', 'const a = <Field label={isNew ? "New player" : "Player"} />;', '"New player"'],
  ['a.astro', '---\nconst a = 1;\n---\n<p>\n  Welcome\n</p>', 'Welcome'],
  ['a.astro', '---\nconst a = "Join the Team";\n---\n<p>{a}</p>', '"Join the Team"'],
  ['a.ts', "throw new AppError('conflict', 'This bill is paid.');", "'This bill is paid.'"],
  ['a.ts', 'class A extends AppError { constructor() { super("Not Found"); } }', '"Not Found"'],
  ['a.ts', `new AppError("limit", \`Wait \${n} minutes.\`);`, `\`Wait \${n} minutes.\``],
  ['a.ts', 'z.string({ error: () => "Enter a name." });', '"Enter a name."'],
  ['a.ts', `const subject = \`\${name} has no email.\`;`, `\`\${name} has no email.\``],
];

test.each(PLANTED)('in %s, %s is found', (file, source, text) => {
  expect(findSentences(file, source)).toContainEqual({ line: expect.any(Number), text });
});

test.each([
  ['a.tsx', 'const a = <p className="flex Grid gap-4">{words.title}: {count}</p>;'],
  ['a.tsx', `const a = <p className={\`\${CELL} text-end\`} data-test="x" />;`],
  ['a.astro', '---\n---\n<style>p { color: red }</style><script>const a = 1;</script><p>{a}</p>'],
  ['a.ts', 'class AError extends Error { constructor() { super("No such kind of record."); } }'],
  ['a.ts', 'throw new TypeError("No such kind of record.");'],
  ['a.ts', `const name = \`\${first} \${last}\`; const key = \`\${kind} asc\`;`],
  ['a.ts', "// Why this is so.\nimport a from 'No Module Here';"],
])('in %s, %s has nothing to read', (file, source) => {
  expect(findSentences(file, source)).toEqual([]);
});

test('a sentence is told with its line', () => {
  expect(findSentences('a.astro', '---\n\n---\n\n<p>Welcome</p>')).toEqual([
    { line: 5, text: 'Welcome' },
  ]);
});
