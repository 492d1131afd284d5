import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { MAX_IMPORT_ROWS, planImport } from '#domain/games/import/plan-import.ts';
import { messages } from '#words/office/dashboard/games/import.ts';
import { messages as gameMessages } from '#words/office/dashboard/games/list.ts';
import { useAdminLocation } from '../../kit/admin-location.ts';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import type { Season } from '../use-games.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportSource } from './ImportSource.tsx';
import type { TableReading } from './read-table.ts';

interface ImportPanelProps {
  /** The season as it is; undefined until it is there. */
  season: Season | undefined;
  /** Why the season could not be read. */
  error: string | undefined;
  /** Reads the season anew. */
  onChange: () => void;
  /** Back at the games. */
  onLeave: () => void;
}

/** Games from a file: first what would change, then, when that is confirmed, the change. */
export function ImportPanel({ season, error, onChange, onLeave }: ImportPanelProps) {
  const { setParams } = useAdminLocation();
  const [read, setRead] = useState<{ reading: TableReading; now: Date }>();
  const reading = read?.reading;
  // Of the moment at which the file was read: the tab may have been open since before a game.
  const plan =
    season && read && 'table' in read.reading
      ? planImport(read.reading.table, season.games, { now: read.now, timeZone: season.timeZone })
      : undefined;
  // Others may have changed the season since the tab was opened.
  useEffect(onChange, [onChange]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const leave = () => {
    setParams({ import: '' });
    onLeave();
  };
  return (
    <section aria-labelledby="import-games" className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 ref={heading} id="import-games" tabIndex={-1} className="text-h3 outline-none">
          {messages.title}
        </h3>
        <Button variant="outline" size="sm" onClick={leave}>
          {messages.back}
        </Button>
      </div>
      {error && <LoadFailed title={gameMessages.fetchFailed} message={error} onRetry={onChange} />}
      {!season && !error && <Spinner label={messages.checking} />}
      {season && plan?.ok && (
        <ImportPreview
          plan={plan}
          onOther={() => setRead(undefined)}
          onReload={onChange}
          onDone={() => {
            onChange();
            leave();
          }}
        />
      )}
      {season && !plan?.ok && (
        <ImportSource
          refused={refusalOf(reading, plan)}
          onRead={(reading) => setRead({ reading, now: new Date() })}
        />
      )}
    </section>
  );
}

/** Why a file as a whole cannot be imported. */
function refusalOf(
  reading: TableReading | undefined,
  plan: ReturnType<typeof planImport> | undefined,
): string | undefined {
  const { problems } = messages;
  if (reading && 'problem' in reading) {
    return reading.problem === 'quotes' ? problems.quotes(reading.row) : problems[reading.problem];
  }
  if (!plan || plan.ok) return undefined;
  if (plan.reason === 'headings') return problems.headings(plan.headings);
  return plan.reason === 'too_many' ? problems.too_many(MAX_IMPORT_ROWS) : problems.empty;
}
