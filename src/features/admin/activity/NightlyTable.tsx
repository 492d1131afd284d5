import { listNightlyRunsEndpoint } from '#contracts/activity/dashboard.ts';
import { type JobReport, type NightlyRun, WORKS } from '#domain/nightly/nightly-run.ts';
import { messages as activityMessages } from '#words/office/dashboard/activity.ts';
import { formatInstant, instantForSheet } from '../kit/instants.ts';
import type { AdminColumn } from '../kit/table/column.ts';
import { DataTable } from '../kit/table/DataTable.tsx';
import { useTableRows } from '../kit/table/table-query.ts';

const messages = activityMessages.nightly;
const { columns: words } = messages;

const nameOf = ({ job }: JobReport) => messages.jobs[job] ?? job;

function tookOf({ startedAt, endedAt }: NightlyRun): string {
  if (endedAt === null) return messages.running;
  return messages.seconds(Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000));
}

const doneIn = ({ jobs }: NightlyRun) => jobs.filter(({ done }) => done > 0);
const leftIn = ({ jobs }: NightlyRun) => jobs.filter(({ left }) => left !== 0);
const errorsIn = ({ jobs }: NightlyRun) => jobs.filter(({ error }) => error !== null);

const doneLine = (report: JobReport) => `${nameOf(report)}: ${report.done}`;
const errorLine = (report: JobReport) => `${nameOf(report)}: ${report.error}`;
const leftLine = (report: JobReport) =>
  `${nameOf(report)}: ${report.left === null ? messages.unknown : messages.left(report.left)}`;

const FILTERS = [
  {
    name: 'work',
    label: messages.work,
    options: WORKS.map((value) => ({ value, label: messages.works[value] })),
    single: true,
  },
];

const COLUMNS: readonly AdminColumn<NightlyRun>[] = [
  {
    id: 'startedAt',
    header: words.startedAt,
    sortable: true,
    cell: ({ startedAt }) => <time dateTime={startedAt}>{formatInstant(startedAt)}</time>,
    csv: ({ startedAt }) => instantForSheet(startedAt),
  },
  { id: 'took', header: words.took, cell: tookOf, csv: tookOf },
  {
    id: 'jobs',
    header: words.jobs,
    cell: (run) => <Lines of={doneIn(run).map(doneLine)} none={messages.nothing} />,
    csv: (run) => doneIn(run).map(doneLine).join('; '),
  },
  {
    id: 'left',
    header: words.left,
    cell: (run) => <Lines of={leftIn(run).map(leftLine)} none={messages.allDone} />,
    csv: (run) => leftIn(run).map(leftLine).join('; '),
  },
  {
    id: 'errors',
    header: words.errors,
    cell: (run) => <Lines of={errorsIn(run).map(errorLine)} none={messages.none} />,
    csv: (run) => errorsIn(run).map(errorLine).join('; '),
  },
];

/** What the nightly jobs did, the newest run first. */
export function NightlyTable() {
  const table = useTableRows(listNightlyRunsEndpoint);
  return (
    <DataTable
      caption={messages.caption}
      table={table}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      empty={messages.empty}
      filters={FILTERS}
      csvName="nightly-runs"
      errorTitle={messages.errorTitle}
    />
  );
}

function Lines({ of, none }: { of: readonly string[]; none: string }) {
  if (of.length === 0) return none;
  return (
    <ul className="rows:min-w-40">
      {of.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}
