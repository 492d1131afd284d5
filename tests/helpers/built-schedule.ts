import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ScheduleFrame } from '#features/games/schedule-page.ts';

/** What the demo's build says of the program. */
export const FRAME: ScheduleFrame = {
  team: 'Calusa Coast Hoops',
  sport: 'Basketball',
  scoreName: 'Points',
  timeZone: 'America/New_York',
  timeZoneName: 'Eastern Time',
  seasonName: '2026-27 Season',
  fallbackStats: {
    record: '12-3',
    averagePoints: '89.2',
    homeRecord: '8-2',
    awayRecord: '4-1',
  },
};

/** The parts of a built Game Schedules page that a function fills, as Astro writes them. */
export const BUILT_SCHEDULE = [
  '<!doctype html><html lang="en-US"><head><title>Game Schedules</title></head><body><main>',
  `<script type="application/json" id="schedule-frame">${JSON.stringify(FRAME)}</script>`,
  '<astro-island uid="a" prefix="r7" component-url="/_astro/a.js" component-export="ScheduleIsland"',
  ' renderer-url="/_astro/b.js" props="{&quot;team&quot;:[0,&quot;a > b&quot;]}" ssr client="load"',
  ' await-children><div>Loading schedule...</div><!--astro:end--></astro-island></main></body></html>',
].join('');

/** Writes the pages that functions fill into a folder, as if the site were built there. @returns the folder */
export function writeBuiltPages(parent: string): string {
  const site = path.join(parent, 'site');
  mkdirSync(site);
  writeFileSync(path.join(site, 'schedules.html'), BUILT_SCHEDULE);
  return site;
}
