/*
 * `npm run audit`: a season of made-up families against the real functions and the local services, on a
 * moving clock; then every sum, record and email is held against what happened. Prints what differs and
 * ends with an error where anything does. `-- --size` measures the nightly jobs and the outbox instead.
 */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startAuthEmulator } from '#local/auth/emulator.ts';
import { startStack } from '#tests/helpers/stack.ts';
import { auditSeason } from './audit-season.ts';
import { measureSize } from './size.ts';
import { startFirestoreApart } from './start-firestore-apart.ts';

const SITE = 'http://localhost:8888';

const { values } = parseArgs({
  options: {
    /** The same seed makes the same season. */
    seed: { type: 'string', default: '1' },
    families: { type: 'string', default: '200' },
    size: { type: 'boolean', default: false },
  },
});
const [seed, families] = [Number(values.seed), Number(values.families)];

const directory = mkdtempSync(path.join(tmpdir(), 'courtside-audit-'));
const auth = await startAuthEmulator({ port: 0, directory, keepAccounts: false });
try {
  const openFirestore = startFirestoreApart;
  const stack = await startStack({ authUrl: auth.url, siteUrl: SITE, openFirestore });
  try {
    const isFine = values.size
      ? await measureSize(stack, SITE)
      : await auditSeason(stack, SITE, { seed, families });
    process.exitCode = isFine ? 0 : 1;
  } finally {
    await stack.close();
  }
} finally {
  await auth.close();
  await rm(directory, { recursive: true, force: true });
}
