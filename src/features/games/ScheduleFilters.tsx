import type { SubmitEvent } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { MONTH_PARAMETER, SCHEDULE_PATH } from '#contracts/games/page.ts';
import type { Game } from '#domain/games/game.ts';
import { isMonthFilter, MONTH_FILTERS } from '#domain/games/schedule.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/schedule.ts';
import { DatePicker } from './DatePicker.tsx';
import { filterLabel, type ScheduleSearch } from './schedule-view.ts';

interface ScheduleFiltersProps {
  games: readonly Game[];
  search: ScheduleSearch;
  onSearch: (search: ScheduleSearch) => void;
  now: Date;
  timeZone: string;
}

/**
 * The date picker, and the quick filters while no date is picked. Pressed before the script is there, or
 * without any, a filter opens the page that shows it.
 */
export function ScheduleFilters({ games, search, onSearch, now, timeZone }: ScheduleFiltersProps) {
  function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const button = event.nativeEvent.submitter;
    const month = button instanceof HTMLButtonElement ? button.value : null;
    if (isMonthFilter(month)) onSearch({ ...search, month });
  }
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
        <form action={`${pageAddress(SCHEDULE_PATH)}#full-schedule`} onSubmit={choose}>
          <fieldset className="flex min-w-0 flex-wrap gap-1.5 sm:gap-2">
            <legend className="sr-only">{messages.monthFilters}</legend>
            {MONTH_FILTERS.map((filter) => (
              <Button
                key={filter}
                className="max-sm:px-3"
                variant={search.month === filter ? 'secondary' : 'outline'}
                aria-pressed={search.month === filter}
                type="submit"
                name={MONTH_PARAMETER}
                value={filter}
              >
                {filterLabel(filter, now, timeZone)}
              </Button>
            ))}
          </fieldset>
        </form>
      )}
    </div>
  );
}
