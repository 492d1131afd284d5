import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startAuthEmulator } from '#local/auth/emulator.ts';
import { startStack } from './stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    authUrl: string;
  }
}

/** One Auth emulator for the whole run, with the demo sign-ins in it: files may run side by side. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(tmpdir(), 'courtside-auth-'));
  const auth = await startAuthEmulator({ port: 0, directory, keepAccounts: false });
  const stack = await startStack({ authUrl: auth.url, siteUrl: 'http://localhost' });
  await stack.seed();
  await stack.close();
  project.provide('authUrl', auth.url);
  return async () => {
    await auth.close();
    await rm(directory, { recursive: true, force: true });
  };
}
