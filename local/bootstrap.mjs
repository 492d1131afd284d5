/*
 * The first step of every command. It has to run on whatever Node the machine has, with nothing
 * installed: plain JavaScript, no packages. It installs what is missing and hands over to the
 * project's own Node.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findMissingBinaries, isStale, whyNotHere } from './machine.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const TOOLS = path.join(ROOT, 'node_modules/.bin');
const PROGRAMS = {
  start: 'local/start.ts',
  preview: 'local/preview.ts',
  reset: 'local/reset.ts',
  test: 'tests/runner/run.ts',
  verify: 'tests/runner/verify.ts',
  'verify:deploy': 'tests/deploy/run.ts',
  mutate: 'tests/runner/mutate/run.ts',
  audit: 'tests/audit/run.ts',
  bench: 'tests/bench/run.ts',
  screenshots: 'tests/screenshots/run.ts',
  studio: 'local/studio.ts',
  'studio:build': 'local/build-studio.ts',
  sanity: 'local/sanity.ts',
  doctor: 'local/doctor.ts',
  setup: 'netlify/setup.ts',
  'admin:grant': 'local/grant-admin.ts',
  'admin:code': 'local/admin-code.ts',
  'seed:large': 'local/seed/seed-large.ts',
  'content:export': 'local/export-content.ts',
  'content:demo': 'local/seed/write-content.ts',
  'test:studio': 'tests/runner/run-studio.ts',
};
/** Packages of their own, with the commands that need them: large, and needed by few. */
const FOLDERS = {
  studio: ['studio', 'studio:build', 'sanity', 'test:studio'],
  'tests/deploy/builder': ['verify:deploy'],
};
const NOT_INSTALLED = 'The packages could not be installed; what npm said stands above.';

const refusal = whyNotHere(process);
if (refusal !== undefined) stop(refusal);
const [command = '', ...rest] = process.argv.slice(2);
const program = PROGRAMS[command];
if (program === undefined) {
  stop(`Say which: ${Object.keys(PROGRAMS).join(', ')}.`);
}
if (!(await makeReady('.'))) stop(NOT_INSTALLED);
for (const [folder, commands] of Object.entries(FOLDERS)) {
  if (commands.includes(command) && !(await makeReady(folder))) stop(NOT_INSTALLED);
}
const LIGHTHOUSE = 'tests/bench/lighthouse';
if (command === 'bench' && rest[0] === 'lighthouse' && !(await makeReady(LIGHTHOUSE))) {
  stop(NOT_INSTALLED);
}
// All the tests and pictures: the Studio's too, where its packages can be had. The run says when they are left out.
if (['test', 'screenshots'].includes(command) && rest.length === 0) await makeReady('studio');
const ownNode = path.join(TOOLS, 'node');
if (!existsSync(ownNode)) {
  stop('The project’s own Node is missing. Delete node_modules and try again.');
}
process.exit(await run(ownNode, [path.join(ROOT, program), ...rest], ['ipc']));

/** Installs what is missing; answers whether all is there. */
async function makeReady(folder) {
  const problem = whyInstall(folder);
  if (problem !== undefined && !(await install(problem, folder))) return false;
  const missing = missingBinaries(folder);
  if (missing.length === 0) return true;
  await install(`The lockfile does not name ${missing.join(', ')}`, folder, missing);
  const still = missingBinaries(folder);
  if (still.length === 0) return true;
  console.error(
    `${still.join(', ')} could not be installed. \`npm install -g npm@11\` brings an npm that finds them.`,
  );
  return false;
}

/** What the lockfile of another machine left out, because its registry did not have it. */
function missingBinaries(folder) {
  const wanted = readPackages(path.join(folder, 'package-lock.json')) ?? {};
  const { platform, arch } = process;
  const isMusl = platform === 'linux' && !process.report?.getReport().header.glibcVersionRuntime;
  return findMissingBinaries(wanted, { platform, arch, isMusl }, (name) =>
    existsSync(path.join(ROOT, folder, name, 'package.json')),
  );
}

/** Why the packages have to be installed, or undefined when they are as the lockfile says. */
function whyInstall(folder) {
  const wanted = readPackages(path.join(folder, 'package-lock.json'));
  const present = readPackages(path.join(folder, 'node_modules/.package-lock.json'));
  if (wanted === undefined) return undefined;
  if (present === undefined) {
    return folder === '.' ? 'Nothing is installed yet' : `Nothing is installed yet in ${folder}/`;
  }
  return isStale(wanted, present) ? 'The lockfile has changed' : undefined;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

async function install(reason, folder, packages = []) {
  console.log(`${reason}: installing the packages (a minute or two the first time) …`);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const progress = setInterval(() => console.log(`  … ${seconds()} s`), 15_000);
  // Not `npm ci`: it refuses a lockfile without the optional packages of every other platform, which a
  // registry need not carry. This installs the locked versions too, and leaves the lockfile alone.
  // Errors only: npm would warn of each package that wants a newer Node than the machine's, and
  // they all run on the project's own.
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  const options = ['install', '--no-save', ...quiet, ...packages];
  // Started by npm we use the same npm again; by hand, the one on the path.
  const npm = process.env.npm_execpath;
  const code =
    npm && /npm-cli\.c?js$/.test(npm)
      ? await run(process.execPath, [npm, ...options], [], folder)
      : await run('npm', options, [], folder);
  clearInterval(progress);
  if (code === 0) console.log(`Installed in ${seconds()} s.\n`);
  return code === 0;
}

/** Runs a program to its end, passing signals on; answers its exit code. */
function run(file, parameters, extraStdio = [], folder = '.') {
  return new Promise((resolve) => {
    const child = spawn(file, parameters, {
      cwd: path.join(ROOT, folder),
      // So that a program that starts `node` starts the project's own.
      env: { ...process.env, PATH: `${TOOLS}${path.delimiter}${process.env.PATH}` },
      stdio: ['inherit', 'inherit', 'inherit', ...extraStdio],
    });
    const forward = (signal) => child.kill(signal);
    // npm ends its shell and leaves us behind when it is asked to end; we then end what we started.
    const parent = process.ppid;
    const orphaned = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(orphaned);
      forward('SIGTERM');
    }, 500).unref();
    process.on('SIGINT', forward).on('SIGTERM', forward).on('SIGHUP', forward);
    child.once('error', (error) => stop(`${file} could not be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      clearInterval(orphaned);
      process.off('SIGINT', forward).off('SIGTERM', forward).off('SIGHUP', forward);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
