import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/* A browser that gives up before the server does tells people that something failed which is then done. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
/** As long as `callApi` waits unless it is told. */
const USUAL_MS = 15_000;

test('who calls what may take the server longer than usual waits for it', () => {
  const slow = globSync('netlify/server/routes/**/*.ts', { cwd: ROOT }).flatMap((file) => {
    const source = read(file);
    const deadline = Number(/DEADLINE_MS = ([\d_]+)/.exec(source)?.[1]?.replaceAll('_', '') ?? 0);
    if (deadline <= USUAL_MS) return [];
    return [...source.matchAll(/signedInRoute\(\s*(\w+Endpoint)/g)].map(([, name = '']) => name);
  });
  expect(slow).toContain('reviewSubmissionEndpoint');
  const calls = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).flatMap((file) =>
    read(file)
      .split(/\bcallApi\(/)
      .slice(1)
      .map((call) => ({ file, call: call.slice(0, 250) }))
      .filter(({ call }) => slow.some((name) => call.trimStart().startsWith(`${name},`))),
  );
  expect(calls.length).toBeGreaterThan(2);
  const hasty = calls.filter(({ call }) => !call.includes('timeoutMs'));
  expect(hasty.map(({ file }) => file)).toEqual([]);
});
