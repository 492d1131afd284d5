import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findMissingBinaries, isStale, type LockedPackages, whyNotHere } from './machine.mjs';

const LOCKS = ['package-lock.json', 'studio/package-lock.json'];
const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).packages;

test('bare Windows is refused with the way to WSL; all else is not', () => {
  expect(whyNotHere({ platform: 'win32', arch: 'x64' })).toContain('wsl --install');
  expect(whyNotHere({ platform: 'darwin', arch: 'arm64' })).toBeUndefined();
  expect(whyNotHere({ platform: 'linux', arch: 'x64' })).toBeUndefined();
});

describe('installed is what the lockfile asks for', () => {
  const wanted: LockedPackages = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a-darwin-arm64': { version: '1.0.0', optional: true },
    'node_modules/b': { version: '1.0.0', extraneous: true },
  };
  const a = { version: '1.0.0' };

  test('without other machines’ packages, and without what nothing asks for', () => {
    expect(isStale(wanted, { 'node_modules/a': a })).toBe(false);
    expect(isStale(wanted, { 'node_modules/a': a, 'node_modules/b': a })).toBe(false);
  });

  test('another version or a missing package has to be installed', () => {
    expect(isStale(wanted, { 'node_modules/a': { version: '1.0.1' } })).toBe(true);
    expect(isStale(wanted, {})).toBe(true);
  });
});

describe('machine code that the lockfile does not name', () => {
  const tool = { version: '2.0.0', optionalDependencies: {} as Record<string, string> };
  for (const machine of ['darwin-arm64', 'linux-x64', 'linux-x64-musl', 'win32-x64']) {
    tool.optionalDependencies[`@tool/cli-${machine}`] = '2.0.0';
  }
  const wanted = { '': {}, 'node_modules/tool': tool };
  const has =
    (...folders: string[]) =>
    (folder: string) =>
      folders.includes(folder);

  test.each([
    [{ platform: 'darwin', arch: 'arm64' }, ['@tool/cli-darwin-arm64@2.0.0']],
    [{ platform: 'linux', arch: 'x64' }, ['@tool/cli-linux-x64@2.0.0']],
    [{ platform: 'linux', arch: 'x64', isMusl: true }, ['@tool/cli-linux-x64-musl@2.0.0']],
    [{ platform: 'freebsd', arch: 'x64' }, []],
  ])('on %j: %j', (machine, expected) => {
    expect(findMissingBinaries(wanted, machine, has('node_modules/tool'))).toEqual(expected);
  });

  test('is nothing where it is there, beside the package or below it, or the package itself is not', () => {
    const mac = { platform: 'darwin', arch: 'arm64' };
    const beside = has('node_modules/tool', 'node_modules/@tool/cli-darwin-arm64');
    expect(findMissingBinaries(wanted, mac, beside)).toEqual([]);
    const below = 'node_modules/tool/node_modules/@tool/cli-darwin-arm64';
    expect(findMissingBinaries(wanted, mac, has('node_modules/tool', below))).toEqual([]);
    expect(findMissingBinaries(wanted, mac, has())).toEqual([]);
  });
});

/* Our own lockfiles, as another machine would read them. */

test.each(LOCKS)('%s asks for nothing that npm would leave out at each start', (file) => {
  const packages: LockedPackages = read(file);
  const unasked = Object.keys(packages).filter((folder) => packages[folder]?.extraneous);
  expect(unasked).toEqual([]);
});

test('npm ci takes the Studio’s lockfile: it names every optional package in the version asked for', () => {
  const packages: LockedPackages = read('studio/package-lock.json');
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && !hasVersion(packages, name, version))
      .map(([name, version]) => `${folder}: ${name}@${version}`),
  );
  expect(missing).toEqual([]);
});

function hasVersion(packages: LockedPackages, name: string, version: string): boolean {
  return Object.entries(packages).some(
    ([folder, found]) =>
      (folder === `node_modules/${name}` || folder.endsWith(`/node_modules/${name}`)) &&
      found.version === version,
  );
}

test('on a Mac the bootstrap finds what this lockfile could not name', () => {
  const packages: LockedPackages = read('package-lock.json');
  const mac = { platform: 'darwin', arch: 'arm64' };
  const locked = (folder: string) => packages[folder] !== undefined;
  const missing = findMissingBinaries(packages, mac, locked).map((name) =>
    name.replace(/@[^@]+$/, ''),
  );
  // Where a registry has them all, the list is empty, and that is as good.
  const known = ['@astrojs/compiler-binding', '@biomejs/cli', '@tailwindcss/oxide'];
  expect(missing.filter((name) => !/-darwin-arm64$/.test(name))).toEqual([]);
  for (const name of known) {
    const full = `${name}-darwin-arm64`;
    expect([missing.includes(full), locked(`node_modules/${full}`)]).toContain(true);
  }
});
