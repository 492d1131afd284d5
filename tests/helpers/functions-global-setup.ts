import { mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startAuthEmulator } from '#local/auth/emulator.ts';
import { startContentLake } from '#local/content-lake/server.ts';
import { allDocuments } from '#local/seed/content/all-documents.ts';
import { writeDataset } from '#local/seed/write-dataset.ts';
import { keepEnvironment } from './environment.ts';
import { startStack } from './stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    authUrl: string;
    /** Holds what the workers of this run keep on disk, and goes with the run. */
    runDirectory: string;
    /** The demo content, imported: each stack begins with a copy of it. */
    content: string;
  }
}

/** One Auth emulator for the whole run, with the demo sign-ins in it: files may run side by side. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(tmpdir(), 'courtside-run-'));
  const content = path.join(directory, 'content');
  const [auth] = await Promise.all([
    startAuthEmulator({ port: 0, directory: makeFolder(directory, 'auth'), keepAccounts: false }),
    importContent(content),
  ]);
  // The tests that need no service run in this environment, too.
  const restoreEnvironment = keepEnvironment();
  const stack = await startStack({ authUrl: auth.url, siteUrl: 'http://localhost', content });
  await stack.seed();
  await stack.close();
  restoreEnvironment();
  project.provide('authUrl', auth.url);
  project.provide('runDirectory', directory);
  project.provide('content', content);
  return async () => {
    await auth.close();
    await rm(directory, { recursive: true, force: true });
  };
}

function makeFolder(...parts: string[]): string {
  const folder = path.join(...parts);
  mkdirSync(folder);
  return folder;
}

async function importContent(dataDir: string): Promise<void> {
  const seed = await writeDataset(dataDir, allDocuments);
  const lake = await startContentLake({ port: 0, dataDir, ...seed });
  await lake.close();
}
