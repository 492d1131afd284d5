import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { type Finding, fault, ok } from '#server/use-cases/deployment/finding.ts';
import { unpackArchive } from '#tests/helpers/archives/pack-functions.ts';
import { startArchive } from '#tests/helpers/archives/start-archive.ts';

const SERVICE = 'Functions';
/** Where the functions are asked: only the path counts. */
const HERE = 'http://localhost';
/** Netlify ends a scheduled function after so long. */
const SCHEDULED_MS = 30_000;

const ManifestSchema = z.object({
  functions: z.array(
    z.object({
      name: z.string(),
      path: z.string(),
      schedule: z.optional(z.string()),
      routes: z.optional(z.array(z.object({ pattern: z.string() }))),
      trafficRules: z.optional(z.unknown()),
    }),
  ),
});
type Packed = z.infer<typeof ManifestSchema>['functions'][number];

/**
 * Unpacks each function that Netlify's builder packed, starts it in this process's environment, and asks it.
 * @param folder the site that was built
 * @param sources the names of the functions there are, with whether they have a limit
 */
export async function startFunctions(
  folder: string,
  sources: readonly { name: string; hasLimit: boolean }[],
): Promise<Finding[]> {
  const file = path.join(folder, '.netlify/functions/manifest.json');
  const { functions } = ManifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const findings = sources
    .filter(({ name }) => !functions.some((packed) => packed.name === name))
    .map(({ name }) => wrong(`Netlify packs no ${name}.`, 'See [functions] in netlify.toml.'));
  for (const packed of functions) {
    const hasLimit = sources.find(({ name }) => name === packed.name)?.hasLimit ?? false;
    if (hasLimit && packed.trafficRules === undefined) {
      findings.push(wrong(`Netlify drops the limit of ${packed.name}.`, 'See its rateLimit.'));
    }
    findings.push(...(await startOne(packed, path.join(folder, '.unpacked', packed.name))));
  }
  if (findings.length > 0) return findings;
  return [ok(SERVICE, `All ${functions.length} start from their archives and answer.`)];
}

async function startOne(packed: Packed, folder: string): Promise<Finding[]> {
  const { name, schedule, routes = [] } = packed;
  const address = routes[0]?.pattern.replace('*', 'nothing') ?? `/.netlify/functions/${name}`;
  const started = performance.now();
  try {
    const archive = await startArchive(await unpackArchive(packed.path, folder));
    try {
      const { status } = await archive.ask(new Request(new URL(address, HERE)));
      const took = performance.now() - started;
      if (status >= 500) return [wrong(`${name} answers ${status}.`, 'Its log stands above.')];
      if (schedule === undefined || took < SCHEDULED_MS) return [];
      const says = `${name} took ${Math.round(took / 1000)} s, and Netlify ends it after 30.`;
      return [wrong(says, 'Let it do less in a run (core/time-budget.ts).')];
    } finally {
      archive.stop();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [wrong(`${name} does not start: ${reason}`, 'Its log stands above.')];
  }
}

const wrong = (says: string, next: string) => fault(SERVICE, says, next);
