import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PROJECT_ID } from '../env.ts';
import { findFreePort } from '../ports.ts';
import type { Service } from '../service.ts';

interface AuthOptions {
  /** 0 = any free one. */
  port: number;
  /** Holds the emulator's configuration, and its accounts from one run to the next. */
  directory: string;
  /** Accounts are written when it is closed, and read when it starts. */
  keepAccounts: boolean;
}

const FIREBASE_COMMAND = createRequire(import.meta.url).resolve(
  'firebase-tools/lib/bin/firebase.js',
);

/** The official Auth emulator, for the demo project: it needs neither Java nor the network. */
export async function startAuthEmulator(options: AuthOptions): Promise<Service> {
  const port = options.port || (await findFreePort());
  const directory = path.resolve(options.directory);
  const accounts = path.join(directory, 'accounts');
  // The emulator's hub leaves its address in the temporary folder under the project's name, where a
  // second stack on this machine would find it and export the wrong accounts.
  const temporary = path.join(directory, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const configFile = await writeConfig(directory, port);
  const emulator = spawn(
    process.execPath,
    [
      FIREBASE_COMMAND,
      'emulators:start',
      '--only',
      'auth',
      '--project',
      PROJECT_ID,
      '--config',
      configFile,
      '--non-interactive',
      ...(options.keepAccounts ? ['--export-on-exit', accounts] : []),
      ...(options.keepAccounts && existsSync(accounts) ? ['--import', accounts] : []),
    ],
    {
      cwd: directory,
      env: { ...process.env, TMPDIR: temporary, CI: 'true', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = once(emulator, 'exit');
  await waitUntilReady(emulator);
  return {
    url: `http://127.0.0.1:${port}`,
    ended,
    close: async () => {
      emulator.kill('SIGINT');
      await ended;
    },
  };
}

async function writeConfig(directory: string, port: number): Promise<string> {
  const host = '127.0.0.1';
  const emulators = {
    auth: { host, port },
    hub: { host, port: await findFreePort() },
    logging: { host, port: await findFreePort() },
    ui: { enabled: false },
  };
  const file = path.join(directory, 'firebase.json');
  writeFileSync(file, JSON.stringify({ emulators }));
  return file;
}

/** @throws Error with what the emulator said, when it ends instead of getting ready. */
async function waitUntilReady(emulator: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('All emulators ready')) resolve();
    };
    emulator.stdout?.on('data', read);
    emulator.stderr?.on('data', read);
    emulator.once('error', reject);
    emulator.once('exit', () => reject(new Error(`The Auth emulator did not start.\n${output}`)));
  });
}
