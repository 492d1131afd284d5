import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { checkEnvironment, checkLengths } from './check-files.ts';
import { checkImports, isTestFile, type Tree } from './check-imports.ts';
import { findCircles } from './find-circles.ts';
import { ZONES, type Zone } from './rules.ts';

// Every file of the project is read: on a busy machine that takes longer than a unit.
vi.setConfig({ testTimeout: 60_000 });

const ROOT = path.resolve(import.meta.dirname, '../..');

const { imports } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  imports: Record<string, string>;
};

function readTree(pattern: string): Tree {
  const files = globSync([`{src,netlify,local,studio,tests}/**/*.${pattern}`, `*.${pattern}`], {
    cwd: ROOT,
    exclude: ['**/node_modules/**'],
  });
  return new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}

describe('this project', () => {
  const code = readTree('{ts,tsx,astro,mjs}');

  test('imports only what docs/ARCHITECTURE.md allows', () => {
    expect(code.size).toBeGreaterThan(50);
    expect(checkImports(code, imports)).toEqual([]);
  });

  test('tells in docs/ARCHITECTURE.md what each folder may import', () => {
    const page = readFileSync(path.join(ROOT, 'docs/ARCHITECTURE.md'), 'utf8');
    const rows = page.matchAll(/^\| `([^`]+)` +\|[^|]+\| ([^|]+?) +\|$/gm);
    const told = Object.fromEntries([...rows].map(([, folder, reaches]) => [folder, reaches]));
    const rules = Object.fromEntries(ZONES.map((zone) => [zone.folder, describeReaches(zone)]));
    expect(told).toEqual(rules);
  });

  test('has no files that import one another in a circle', () => {
    const written = [...code].filter(([file]) => !isTestFile(file) && !file.startsWith('tests/'));
    expect(findCircles(new Map(written), imports)).toEqual([]);
  });

  test('reads the environment in the places made for it', () => {
    expect(checkEnvironment(code)).toEqual([]);
  });

  test('has no file that is several things at once', () => {
    expect(checkLengths(new Map([...code, ...readTree('css')]))).toEqual([]);
  });
});

/** As the table of docs/ARCHITECTURE.md says it. */
function describeReaches({ reaches, packages = [], isolated }: Zone): string {
  const names = reaches.map((folder) => folder.replace(/^(netlify\/server|src)\//, ''));
  const all = [...names, ...packages].join(', ') || 'nothing of the site';
  return isolated ? `${all}; never another of its own folders` : all;
}
