import { Button } from '#components/ui/Button.tsx';
import type { Game } from '#domain/games/game.ts';
import { MONTH_FILTERS } from '#domain/games/schedule.ts';
import { DatePicker } from './DatePicker.tsx';
import { scheduleMessages as messages } from './messages.ts';
import { filterLabel, type ScheduleSearch } from './schedule-view.ts';

interface ScheduleFiltersProps {
  games: readonly Game[];
  search: ScheduleSearch;
  onSearch: (search: ScheduleSearch) => void;
  now: Date;
  timeZone: string;
}

/** The date picker, and the quick filters while no date is picked. */
export function ScheduleFilters({ games, search, onSearch, now, timeZone }: ScheduleFiltersProps) {
  return (
    <div className="mt-6 flex flex-wrap items-end gap-x-8 gap-y-5">
      <DatePicker
        day={search.day}
        onPick={(day) => onSearch({ ...search, day })}
        games={games}
        now={now}
        timeZone={timeZone}
      />
      {search.day === undefined && (
        <fieldset className="flex min-w-0 flex-wrap gap-1.5 sm:gap-2">
          <legend className="sr-only">{messages.monthFilters}</legend>
          {MONTH_FILTERS.map((filter) => (
            <Button
              key={filter}
              className="max-sm:px-3"
              variant={search.month === filter ? 'secondary' : 'outline'}
              aria-pressed={search.month === filter}
              onClick={() => onSearch({ ...search, month: filter })}
            >
              {filterLabel(filter, now, timeZone)}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
