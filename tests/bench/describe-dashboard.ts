import { kilobytes, ratio, table } from './markdown-table.ts';
import type { ActionTime, DashboardFigures } from './measure-tables.ts';

/** What is left is drawing: reading the answer, React, layout and the frame itself. */
const drawing = ({ median, before, request }: ActionTime) => Math.max(0, median - before - request);

/** The tables of the dashboard as an admin meets them, with few rows beside many. */
export function describeDashboard({ tables, scripts, load }: DashboardFigures): string {
  const weights = scripts.map(({ tab, bytes }) => `${kilobytes(bytes)} KB for ${tab}`).join(', ');
  return `All scripts that a tab has loaded when it stands, after gzip: ${weights} with its charts.

In Chromium, on the built site with the local services, all on this machine: from the click, or the last key
of a search, until the rows are drawn. Median and 95th percentile of 12 rounds, of 10 where the tab was never
opened, in milliseconds; the last three columns are the parts of the median with many rows. Before a request
a tab never opened loads its file, and a search waits for the end of the typing. The last page is gone to by
its address, as Back does it. The machine's load meanwhile, the bench's own in it:
${load.few.toFixed(1)} with few rows, ${load.many.toFixed(1)} with many.

${table(
  [
    'action',
    'rows',
    'ms',
    'p95',
    'many rows',
    'ms',
    'p95',
    'of few',
    'before',
    'request',
    'drawing',
  ],
  tables.map(({ table: name, action, few, many }) => [
    `${name}: ${action}`,
    few.rows,
    Math.round(few.median),
    Math.round(few.p95),
    many.rows,
    Math.round(many.median),
    Math.round(many.p95),
    ratio(many.median, few.median),
    Math.round(many.before),
    Math.round(many.request),
    Math.round(drawing(many)),
  ]),
)}`;
}
