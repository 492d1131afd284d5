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

/** The same of a built home page: its games' form, and its dates. */
export const BUILT_HOME = [
  '<!doctype html><html lang="en-US" data-time-zone="America/New_York"><body><main>',
  '<!--games--><section data-games hidden>',
  '<!--{{#next}}--><p data-start="{{start}}">{{inDays}}: {{versus}} {{opponent}}, {{day}}, {{time}}, {{location}}',
  '<a href="/schedule.ics?game={{id}}">Add</a></p><!--{{/next}}-->',
  '<!--{{#hasResults}}--><ul class="results"><!--{{#results}}--><li>{{result}} {{versus}} {{opponent}}</li><!--{{/results}}--></ul>',
  '<!--{{#record}}--><b>{{record}}</b><!--{{/record}}--><!--{{/hasResults}}-->',
  '<!--{{#hasAhead}}--><ul class="ahead"><!--{{#ahead}}--><li>{{shortDay}} {{opponent}}</li><!--{{/ahead}}--></ul><!--{{/hasAhead}}-->',
  '</section><!--/games-->',
  '<!--dates--><section><ol><li class="x" data-until="2026-11-20">Toy Drive</li>',
  '<li class="x" data-until="2026-11-21">Family Night</li></ol></section><!--/dates-->',
  '</main></body></html>',
].join('');

/** Writes the pages that functions fill into a folder, as if the site were built there. @returns the folder */
export function writeBuiltPages(parent: string): string {
  const site = path.join(parent, 'site');
  mkdirSync(site);
  writeFileSync(path.join(site, 'schedules.html'), BUILT_SCHEDULE);
  writeFileSync(path.join(site, 'index.html'), BUILT_HOME);
  return site;
}
