import { kilobytes, ratio, table } from '../markdown-table.ts';
import type { VisitFigures } from './measure-visits.ts';

/** What a first visit takes on a slow phone, beside bare pages that show as much. */
export function describeVisits(figures: readonly VisitFigures[], runs: number): string {
  const find = (name: string) => figures.find(({ page }) => page === name)?.visit;
  const ms = (value: number) => Math.round(value);
  const floors = figures.filter(({ floor }) => floor === undefined);
  const ours = figures.filter(({ floor }) => floor !== undefined);
  const island = find('island');
  return `On a slow link (1.6 Mbps, 150 ms there and back, handshakes too) over TLS, HTTP/2 and brotli, the processor
4 × slowed, nothing cached; median of ${runs}, in milliseconds. Usable: the page's control reacts, pressed from the
first paint on. The floor is the bare page of \`tests/bench/floors\` that shows as much, in the same run. Blocked: of
the long tasks after the first paint, what is above 50 ms. Aimed at: FCP ≤ 1.20 of the floor, LCP ≤ 1.15 of FCP,
usable ≤ 1.20 of the floor or, with an island, of the bare island's ${island ? ms(island.usable) : '?'} ms; shift 0.

${table(
  ['floor', 'FCP', 'LCP', 'usable', 'blocked', 'shift', 'HTML KB', 'script KB', 'all KB'],
  floors.map(({ page, visit }) => [
    page,
    ms(visit.firstPaint),
    ms(visit.largestPaint),
    ms(visit.usable),
    ms(visit.blocked),
    visit.shift.toFixed(3),
    kilobytes(visit.bytes.html),
    kilobytes(visit.bytes.script),
    kilobytes(visit.bytes.all),
  ]),
)}

${table(
  [
    'page',
    'floor',
    'FCP',
    'of floor',
    'LCP',
    'of FCP',
    'usable',
    'of floor',
    'of island',
    'blocked',
    'shift',
    'HTML KB',
    'script KB',
    'picture KB',
    'all KB',
  ],
  ours.map(({ page, floor = 'text', hasIsland, visit }) => {
    const base = find(floor);
    return [
      page,
      floor,
      ms(visit.firstPaint),
      base ? ratio(visit.firstPaint, base.firstPaint) : '',
      ms(visit.largestPaint),
      ratio(visit.largestPaint, visit.firstPaint),
      ms(visit.usable),
      base ? ratio(visit.usable, base.usable) : '',
      hasIsland && island ? ratio(visit.usable, island.usable) : '',
      ms(visit.blocked),
      visit.shift.toFixed(3),
      kilobytes(visit.bytes.html),
      kilobytes(visit.bytes.script),
      kilobytes(visit.bytes.picture),
      kilobytes(visit.bytes.all),
    ];
  }),
)}`;
}
