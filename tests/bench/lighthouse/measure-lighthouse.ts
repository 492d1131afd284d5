import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { findBrowser } from '../../helpers/browser.ts';
import { startEdge } from '../visits/edge.ts';

/** Scores from 0 to 100, and what keeps them below. */
export interface LighthouseFigures {
  page: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Titles of the audits that failed, but those of performance, which depend on the machine. */
  failed: readonly string[];
}

const PROGRAM = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');

const CategorySchema = z.object({
  score: z.nullable(z.number()),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const ReportSchema = z.object({
  categories: z.object({
    performance: CategorySchema,
    accessibility: CategorySchema,
    'best-practices': CategorySchema,
    seo: CategorySchema,
  }),
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.nullable(z.number()) })),
});
type Report = z.infer<typeof ReportSchema>;

/**
 * Runs Lighthouse as a phone over pages of the built site, behind TLS, HTTP/2 and brotli as a CDN has them.
 * @param siteUrl of the built site, on the services of this process's environment
 * @returns without those that Lighthouse could not look at, which the console names
 */
export async function measureLighthouse(
  siteUrl: string,
  pages: readonly string[],
): Promise<LighthouseFigures[]> {
  const edge = await startEdge(siteUrl);
  const directory = await mkdtemp(path.join(tmpdir(), 'courtside-lighthouse-'));
  const figures: LighthouseFigures[] = [];
  try {
    for (const page of pages) {
      const url = `https://localhost:${edge.port}${page}`;
      const file = path.join(directory, 'report.json');
      // Of a hundred pages the browser lets one hang: that is no score, and the others have theirs.
      const report = await look(url, file).catch((error: unknown) => console.warn(page, error));
      if (!report) continue;
      const seen = summarise(page, report);
      figures.push(seen);
      console.log(`  ${page}: ${Object.values(seen).slice(1, 5).join(' / ')}`);
    }
    return figures;
  } finally {
    await edge.close();
    await rm(directory, { recursive: true, force: true });
  }
}

async function look(url: string, file: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors';
  const parameters = [PROGRAM, url, '--quiet', '--output=json', `--output-path=${file}`];
  const browser = findBrowser();
  await promisify(execFile)(process.execPath, [...parameters, `--chrome-flags=${flags}`], {
    env: { ...process.env, ...(browser && { CHROME_PATH: browser }) },
  });
  return ReportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

function summarise(page: string, { categories, audits }: Report): LighthouseFigures {
  const percent = ({ score }: { score: number | null }) => Math.round((score ?? 0) * 100);
  const { performance, accessibility, 'best-practices': bestPractices, seo } = categories;
  const counted = [accessibility, bestPractices, seo].flatMap(({ auditRefs }) => auditRefs);
  return {
    page,
    performance: percent(performance),
    accessibility: percent(accessibility),
    bestPractices: percent(bestPractices),
    seo: percent(seo),
    failed: counted.flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
    }),
  };
}
