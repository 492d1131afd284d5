/*
 * What of npm's packages a machine needs. Plain JavaScript, as the bootstrap is, which has to run on
 * whatever Node there is.
 */

/**
 * @typedef {{ version?: string, optional?: boolean, extraneous?: boolean, link?: boolean,
 *   optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by the folder: 'node_modules/vite'
 * @typedef {{ platform: string, arch: string, isMusl?: boolean }} Machine as Node names them
 */

/**
 * Pure: why this machine cannot run the project at all, or undefined where it can.
 * @param {Machine} machine
 */
export function whyNotHere({ platform }) {
  if (platform !== 'win32') return undefined;
  return [
    'Courtside does not run on Windows itself, but it does inside WSL, the Linux that comes with Windows:',
    '  1. Open PowerShell as administrator, run `wsl --install`, and restart the computer.',
    '  2. Open Ubuntu from the Start menu and install Node in it: https://nodejs.org/en/download.',
    '  3. Clone the project there, in your Linux home folder (not below /mnt/c), and run npm start again.',
  ].join('\n');
}

/**
 * Pure: whether what is installed differs from what the lockfile asks for on this machine.
 * @param {LockedPackages} wanted of package-lock.json
 * @param {LockedPackages} present of node_modules/.package-lock.json
 */
export function isStale(wanted, present) {
  return Object.entries(wanted).some(([folder, { version, optional, link, extraneous }]) => {
    // npm notes what nothing asks for as extraneous, and does not install it.
    if (folder === '' || link || extraneous) return false;
    // Optional packages are those of other machines.
    return present[folder] ? present[folder].version !== version : !optional;
  });
}

/**
 * Pure: the packages with machine code for this machine that are not installed, as npm takes them
 * (`name@version`). npm 10 does not look for those that the lockfile does not name, and a lockfile names
 * only what the registry had where it was written.
 * @param {LockedPackages} wanted of package-lock.json
 * @param {Machine} machine
 * @param {(folder: string) => boolean} isInstalled whether there is such a package: 'node_modules/esbuild'
 * @returns {string[]}
 */
export function findMissingBinaries(wanted, machine, isInstalled) {
  const missing = new Map();
  for (const [folder, { optionalDependencies = {} }] of Object.entries(wanted)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!isFor(name, machine) || (folder !== '' && !isInstalled(folder))) continue;
      if (foldersOf(folder, name).some(isInstalled)) continue;
      missing.set(name, `${name}@${version}`);
    }
  }
  return [...missing.values()];
}

/** By its name, because the lockfile says nothing else of it: `@biomejs/cli-darwin-arm64`. */
function isFor(name, { platform, arch, isMusl = false }) {
  const machine = new RegExp(`(?:^|[-/])${platform}(musl)?-${arch}(?:-(gnu|glibc|musl|msvc))?$`);
  const [whole, system, library] = machine.exec(name) ?? [];
  if (whole === undefined) return false;
  return platform !== 'linux' || isMusl === [system, library].includes('musl');
}

/** Where Node looks for a package that the one in this folder asks for, nearest first. */
function foldersOf(folder, name) {
  const parents = folder === '' ? [] : folder.split('/node_modules/');
  const above = parents.map((_, index) => parents.slice(0, index + 1).join('/node_modules/'));
  return [...above.reverse(), ''].map((parent) =>
    parent === '' ? `node_modules/${name}` : `${parent}/node_modules/${name}`,
  );
}
