import * as z from 'zod/mini';
import { textOrNull } from '#domain/records/stored.ts';

const instantOrNull = () => z._default(z.nullable(z.iso.datetime()), null);
const count = () => z._default(z.int(), 0);
const instants = () => z._default(z.array(z.iso.datetime()), []);

/**
 * What is to be built of the website (one record, `siteBuilds/current`): the changes that were heard of,
 * and the builds that were asked for. It names nobody.
 */
export const SiteBuildSchema = z.object({
  /** Changes that were ever heard of; it only grows. */
  changes: count(),
  /** How many of these the last build that was asked for has. */
  asked: count(),
  /** Of the changes that wait: the first and the last. */
  firstChangeAt: instantOrNull(),
  lastChangeAt: instantOrNull(),
  /** From when on someone, a legal text, or a photo taken down wants a build; null while nobody does. */
  nowAt: instantOrNull(),
  /** "Publish now" of the last 24 hours. */
  nowUses: instants(),
  /** How often the host has refused in a row. */
  attempts: count(),
  /** Not before: after a refusal, and while one run holds it, so that two never ask for the same. */
  notBefore: instantOrNull(),
  lastError: textOrNull(),
  /** When the host was asked for a build and agreed: of the last 31 days, oldest first. */
  asks: instants(),
  /** When a build last failed; null again once one went well. */
  failedAt: instantOrNull(),
  /** When what failed for the first time is tried once more. */
  retryAt: instantOrNull(),
  /** When the office was emailed that builds fail; null again once one went well. */
  toldAt: instantOrNull(),
  /** What was heard lately, so that the same message counts once. */
  heard: z._default(z.array(z.object({ id: z.string(), at: z.iso.datetime() })), []),
});
export type SiteBuild = z.infer<typeof SiteBuildSchema>;

/** Pure: before anything was heard. */
export function newSiteBuild(): SiteBuild {
  return SiteBuildSchema.parse({});
}

/** Pure: whether there is anything to build. */
export function isWanted({ changes, asked, nowAt, retryAt }: SiteBuild): boolean {
  return changes > asked || nowAt !== null || retryAt !== null;
}

/**
 * What a built site says of itself at `/build.json`: when its content was read, when it was done, and how
 * many changes it has.
 */
export const BuiltSiteSchema = z.object({
  startedAt: z.iso.datetime(),
  builtAt: z.iso.datetime(),
  /** The record's `changes` when the build began. */
  changes: z.int(),
  /** Those that it has pages in, such as ['en', 'es']; not said by sites that were built before there were two. */
  languages: z.optional(z.array(z.string())),
  /** For who needs it while content does not answer; not said by sites that were built before that. */
  program: z.optional(z.object({ programName: z.string(), timeZone: z.string() })),
});
export type BuiltSite = z.infer<typeof BuiltSiteSchema>;

/** The clocks of a builder and a function may be so far apart. */
export const CLOCK_SKEW_MS = 60_000;

/** Pure: whether the site that is up has every change that was heard of. */
export function hasAll(built: BuiltSite | null, { changes, lastChangeAt }: SiteBuild): boolean {
  if (built === null || built.changes < changes) return false;
  // After the records were lost, the count begins again and the old site would seem to have it all.
  const since = lastChangeAt === null ? 0 : Date.parse(lastChangeAt) - CLOCK_SKEW_MS;
  return Date.parse(built.startedAt) >= since;
}
