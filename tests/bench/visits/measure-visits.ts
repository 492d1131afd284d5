import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/helpers/browser.ts';
import { buildFloors } from './build-floors.ts';
import { startEdge } from './edge.ts';
import { openLink } from './link.ts';
import { serveFolder } from './serve-folder.ts';
import { type Stored, type Visit, visit } from './visit.ts';
import { FLOORS, type Floor, VISITED } from './visited-pages.ts';
import type { Control } from './watch-visit.ts';

export interface VisitFigures {
  /** Of the floors a name, of ours a path. */
  page: string;
  floor?: Floor;
  hasIsland: boolean;
  /** Medians. */
  visit: Visit;
}

type Visited = { page: string; url: string; control: Control; floor?: Floor; stored?: Stored };

/** Slow 4G, as web.dev and Lighthouse have it. */
const LINK = { bytesPerSecond: 1_600_000 / 8, roundTrip: 150 };

/**
 * Opens pages on a slow link and a slow processor, floors and ours by turns, so that whatever else the
 * machine does meets both.
 * @param siteUrl of the built site, on the services of this process's environment
 * @param filter only pages whose path holds it; the floors are measured in any case
 * @param runs of each page; one more before, that fills the CDN, does not count
 */
export async function measureVisits(
  siteUrl: string,
  { filter = '', runs }: { filter?: string; runs: number },
): Promise<VisitFigures[]> {
  const floors = await buildFloors();
  const bare = await serveFolder(floors.directory);
  const edges = await Promise.all([startEdge(bare.url), startEdge(siteUrl)]);
  const [bareLink, link] = await Promise.all(edges.map(({ port }) => openLink(port, LINK)));
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...BROWSER_ARGUMENTS, '--ignore-certificate-errors'],
    ...(executablePath && { executablePath }),
  });
  const bareUrl = bareLink?.url ?? '';
  const pages: Visited[] = [
    ...Object.entries(FLOORS).map(([page, control]) => ({
      page,
      control,
      url: `${bareUrl}/${page}`,
    })),
    ...VISITED.filter((own) => own.path.includes(filter)).map(({ path: page, ...own }) => ({
      page,
      ...own,
      url: `${link?.url}${page}`,
    })),
  ];
  try {
    const visits = new Map<string, Visit[]>(pages.map(({ page }) => [page, []]));
    for (let run = 0; run <= runs; run += 1) {
      for (const { page, url, control, stored } of pages) {
        const seen = await visit(browser, url, control, stored);
        if (run > 0) visits.get(page)?.push(seen);
      }
      if (run > 0) console.log(`  Visited ${pages.length} pages, ${run} of ${runs} times.`);
    }
    return pages.map(({ page, control, floor }) => ({
      page,
      ...(floor && { floor }),
      hasIsland: control.press.includes('astro-island'),
      visit: summarise(visits.get(page) ?? []),
    }));
  } finally {
    await browser.close();
    await Promise.all([bareLink?.close(), link?.close(), bare.close()]);
    await Promise.all(edges.map((edge) => edge.close()));
    await floors.remove();
  }
}

function summarise(visits: readonly Visit[]): Visit {
  const median = (pick: (visit: Visit) => number) =>
    visits.map(pick).sort((a, b) => a - b)[visits.length >> 1] ?? Number.NaN;
  return {
    firstPaint: median((visit) => visit.firstPaint),
    largestPaint: median((visit) => visit.largestPaint),
    usable: median((visit) => visit.usable),
    blocked: median((visit) => visit.blocked),
    shift: median((visit) => visit.shift),
    bytes: {
      html: median(({ bytes }) => bytes.html),
      script: median(({ bytes }) => bytes.script),
      picture: median(({ bytes }) => bytes.picture),
      font: median(({ bytes }) => bytes.font),
      all: median(({ bytes }) => bytes.all),
    },
  };
}
