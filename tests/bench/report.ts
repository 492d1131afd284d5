import type { BuildTime } from '#tests/helpers/build-content.ts';
import { BUDGETS } from '../site/budgets.ts';
import type { PageWeight } from '../site/page-weight.ts';
import { describeDashboard } from './describe-dashboard.ts';
import { kilobytes, ratio, table } from './markdown-table.ts';
import type { ApiFigures } from './measure-api.ts';
import type { FunctionFigures } from './measure-functions.ts';
import type { DashboardFigures } from './measure-tables.ts';

export interface BuildFigures {
  label: string;
  pages: number;
  time: BuildTime;
}

export interface Figures {
  date: string;
  cores: number;
  pages: readonly PageWeight[];
  /** The section as it stands in the report. */
  visits: string;
  /** As `visits`. */
  lighthouse: string;
  load: string;
  functions: readonly FunctionFigures[];
  builds: readonly BuildFigures[];
  games: readonly ApiFigures[];
  bare: readonly ApiFigures[];
  dashboard: DashboardFigures;
}

/** docs/bench.md: bytes, and ratios of times, which are comparable between machines. */
export function writeReport(figures: Figures): string {
  return `# Figures

Written by \`npm run bench\` on ${figures.date}, on a machine with ${figures.cores} cores. Bytes hold everywhere; times
depend on the machine and what else it does, so read their ratios. The budgets stand in \`tests/site/budgets.ts\`;
\`npm test\` fails when one is broken.

## Pages

KB after gzip at the first view; HTML also after brotli, as it is sent, and raw, as the browser reads it. HTML holds
the inlined styles; script is all that is loaded at once, and of islands also after brotli.
Budgets: content pages HTML ${kilobytes(BUDGETS.contentHtml)}, ${kilobytes(BUDGETS.contentBrotli)} after brotli, ${kilobytes(BUDGETS.contentRaw)} raw (lists of pictures or jobs ${kilobytes(BUDGETS.listBrotli)} and ${kilobytes(BUDGETS.listRaw)}), script ${kilobytes(BUDGETS.contentScript)}; pages with a form or a list HTML ${kilobytes(BUDGETS.listHtml)},
with an island script ${kilobytes(BUDGETS.islandScript)} after brotli, long forms more; CSS ${kilobytes(BUDGETS.css)}, the dashboard's ${kilobytes(BUDGETS.officeCss)}.

${table(
  ['page', 'HTML', 'brotli', 'raw', 'of it CSS', 'script', 'script brotli'],
  figures.pages.map((page) => [
    page.path,
    kilobytes(page.html),
    kilobytes(page.htmlBrotli),
    kilobytes(page.htmlRaw),
    kilobytes(page.css),
    kilobytes(page.script),
    page.hasIsland ? kilobytes(page.scriptBrotli) : '',
  ]),
)}

## First visit

${figures.visits}

## Lighthouse

${figures.lighthouse}

## Functions

As they ship: built as one file each, packed by Netlify's own bundler, unpacked in an empty folder. Budget of
an archive: ${kilobytes(BUDGETS.archive)} KB, ${kilobytes(BUDGETS.sharpArchive)} with sharp. The import is that of a new process; aimed at is at
most 600 ms on a quiet machine, where clock and processor are alike, and 130 MB, of which Node itself takes 45.

${table(
  ['function', 'zipped KB', 'import ms', 'processor ms', 'MB'],
  figures.functions.map(({ name, bytes, clock, processor, memory }) => [
    name,
    kilobytes(bytes),
    Math.round(clock),
    Math.round(processor),
    Math.round(memory / 1_000_000),
  ]),
)}

## Build

Processor time tells more than the clock on a busy machine.

${describeBuilds(figures.builds)}

## API

\`GET /api/games\` without the CDN that answers it in production, beside a function that does nothing, in
one process each.

${table(
  [
    'connections',
    'requests/s',
    'p50 ms',
    'p99 ms',
    'bare requests/s',
    'bare p50',
    'bare p99',
    'of bare',
  ],
  figures.games.map((games, index) => describeLoad(games, figures.bare[index])),
)}

## Many users

${figures.load}

## Dashboard

${describeDashboard(figures.dashboard)}
`;
}

function describeBuilds(builds: readonly BuildFigures[]): string {
  const [first] = builds;
  return table(
    ['content', 'pages', 'clock s', 'processor s', 'processor, of 1×', 'ms a page'],
    builds.map(({ label, pages, time }) => [
      label,
      pages,
      time.clock.toFixed(1),
      time.processor.toFixed(1),
      first ? ratio(time.processor, first.time.processor) : '',
      ((time.processor * 1000) / pages).toFixed(0),
    ]),
  );
}

function describeLoad(games: ApiFigures, bare: ApiFigures | undefined): (string | number)[] {
  const own = [Math.round(games.requestsPerSecond), games.p50, games.p99];
  if (!bare) return [games.connections, ...own];
  return [
    games.connections,
    ...own,
    Math.round(bare.requestsPerSecond),
    bare.p50,
    bare.p99,
    ratio(games.requestsPerSecond, bare.requestsPerSecond),
  ];
}

/** The report with another text below a heading. @throws Error when there is no such heading */
export function replaceSection(report: string, heading: string, text: string): string {
  const { sections, place } = findSection(report, heading);
  return sections.with(place, `## ${heading}\n\n${text}\n\n`).join('');
}

/** A section as it stands in the report, without its heading. */
export function readSection(report: string, heading: string): string {
  const { sections, place } = findSection(report, heading);
  return (sections[place] ?? '').slice(`## ${heading}\n`.length).trim();
}

function findSection(report: string, heading: string) {
  const sections = report.split(/^(?=## )/m);
  const place = sections.findIndex((section) => section.startsWith(`## ${heading}\n`));
  if (place === -1) throw new Error(`docs/bench.md has no section "${heading}".`);
  return { sections, place };
}
