import { formatColumnInstant, formatInstant, formatInstantTime } from './instants.ts';

interface WhenProps {
  instant: string;
  /** Its time stands below it; else that is for whoever points at it. */
  hasTime?: boolean;
}

/** The day of an instant, as narrow as a table's column. */
export function When({ instant, hasTime }: WhenProps) {
  return (
    <time
      dateTime={instant}
      title={formatInstant(instant)}
      className="tabular rows:block rows:whitespace-nowrap"
    >
      {formatColumnInstant(instant)}
      {hasTime && (
        <span className="text-xs text-muted rows:block"> {formatInstantTime(instant)}</span>
      )}
    </time>
  );
}
