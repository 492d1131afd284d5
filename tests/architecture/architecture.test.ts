import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { checkEnvironment, checkLengths } from './check-files.ts';
import { checkImports, type Tree } from './check-imports.ts';

// Every file of the project is read: on a busy machine that takes longer than a unit.
vi.setConfig({ testTimeout: 60_000 });

const ROOT = path.resolve(import.meta.dirname, '../..');

const { imports } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  imports: Record<string, string>;
};

function readTree(pattern: string): Tree {
  const files = globSync([`{src,netlify,local,tests}/**/*.${pattern}`, `*.${pattern}`], {
    cwd: ROOT,
  });
  return new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}

describe('this project', () => {
  const code = readTree('{ts,tsx,astro,mjs}');

  test('imports only what docs/ARCHITECTURE.md allows', () => {
    expect(code.size).toBeGreaterThan(50);
    expect(checkImports(code, imports)).toEqual([]);
  });

  test('reads the environment in the places made for it', () => {
    expect(checkEnvironment(code)).toEqual([]);
  });

  test('has no file that is several things at once', () => {
    expect(checkLengths(new Map([...code, ...readTree('css')]))).toEqual([]);
  });
});
