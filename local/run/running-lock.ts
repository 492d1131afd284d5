import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { DATA } from './paths.ts';

const LOCK = path.join(DATA, 'running.json');
const LockSchema = z.object({
  pid: z.int(),
  url: z.string(),
  /** Where the local content is, as soon as it is up. */
  contentUrl: z.optional(z.string()),
  /** What the site reads, for commands that act on its records; once everything is up. */
  environment: z.optional(z.record(z.string(), z.string())),
});

/** The run that uses the local data now, or undefined when none does. */
export function findRunning(): z.infer<typeof LockSchema> | undefined {
  try {
    const lock = LockSchema.parse(JSON.parse(readFileSync(LOCK, 'utf8')));
    return isAlive(lock.pid) ? lock : undefined;
  } catch {
    return undefined;
  }
}

/** Notes that this process uses the local data. A note left behind by a killed run does not count. */
export function takeLock(
  url: string,
  contentUrl?: string,
  environment?: Record<string, string>,
): void {
  mkdirSync(DATA, { recursive: true });
  writeFileSync(LOCK, JSON.stringify({ pid: process.pid, url, contentUrl, environment }));
}

export function releaseLock(): void {
  rmSync(LOCK, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
