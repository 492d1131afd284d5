import { DayPicker } from 'react-day-picker';
import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';
import { type Day, formatLongDay } from '#domain/calendar/calendar.ts';
import { dateOfDay, dayOfDate } from '#domain/calendar/device-date.ts';
import type { Game } from '#domain/games/game.ts';
import { filterByDay } from '#domain/games/schedule.ts';
import { currentLanguage } from '#words/current-language.ts';
import { localeOf } from '#words/language.ts';
import { messages } from '#words/schedule.ts';

export interface DayCalendarProps {
  day: Day | undefined;
  /** Today in the program's time zone, wherever the visitor's device is. */
  today: Day;
  games: readonly Game[];
  onPick: (day: Day) => void;
}

const NAVIGATION =
  'inline-flex size-11 items-center justify-center rounded-md hover:bg-tint aria-disabled:opacity-40 ' +
  'aria-disabled:hover:bg-transparent';

const CLASS_NAMES = {
  months: 'relative',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: NAVIGATION,
  button_next: NAVIGATION,
  month_caption: 'headline flex h-11 items-center justify-center text-xl',
  month_grid: 'mt-1 border-collapse',
  weekday: 'size-9 text-sm font-semibold text-muted sm:size-10',
  day: 'group p-0 text-center',
  day_button:
    'tabular relative inline-flex size-9 items-center justify-center rounded-md sm:size-10 ' +
    'hover:bg-tint disabled:text-muted disabled:opacity-60 disabled:hover:bg-transparent ' +
    'aria-disabled:text-muted aria-disabled:opacity-60 ' +
    'group-data-today:font-bold group-data-today:text-primary-text group-data-today:underline ' +
    'group-data-selected:bg-secondary group-data-selected:text-on-secondary',
};

/** A dot under the days with games; screen readers hear the number in the day's name. */
const GAME_DOT =
  '[&>button]:after:absolute [&>button]:after:bottom-1 [&>button]:after:size-1.5 ' +
  "[&>button]:after:rounded-full [&>button]:after:bg-primary [&>button]:after:content-['']";

/** One month of days to pick from; days before today cannot be picked. Weeks start on Sunday. */
export function DayCalendar({ day, today, games, onPick }: DayCalendarProps) {
  const first = dateOfDay(today);
  return (
    <DayPicker
      mode="single"
      autoFocus
      required={false}
      selected={day === undefined ? undefined : dateOfDay(day)}
      onSelect={(_selected, picked) => onPick(dayOfDate(picked))}
      defaultMonth={dateOfDay(day ?? today)}
      startMonth={first}
      today={first}
      disabled={{ before: first }}
      weekStartsOn={0}
      fixedWeeks
      classNames={CLASS_NAMES}
      modifiers={{ game: games.map((game) => dateOfDay(game.date)) }}
      modifiersClassNames={{ game: GAME_DOT }}
      formatters={{ formatCaption: nameMonth, formatWeekdayName: abbreviateWeekday }}
      labels={{
        labelNav: () => messages.calendar,
        labelPrevious: () => messages.previousMonth,
        labelNext: () => messages.nextMonth,
        labelGrid: nameMonth,
        labelWeekday: (date) => formatDate(date, { weekday: 'long' }),
        labelDayButton: (date, { today, selected }) => {
          const day = dayOfDate(date);
          return messages.dayLabel({
            longDay: formatLongDay(day),
            isToday: today === true,
            isSelected: selected === true,
            games: filterByDay(games, day).length,
          });
        },
      }}
      components={{ Chevron }}
    />
  );
}

function formatDate(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf(currentLanguage()), options).format(date);
}

/** 'November 2026' */
function nameMonth(date: Date): string {
  return formatDate(date, { month: 'long', year: 'numeric' });
}

/** 'Su' */
function abbreviateWeekday(date: Date): string {
  return formatDate(date, { weekday: 'short' }).slice(0, 2);
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const turn = orientation === 'right' ? 'rotate-180' : '';
  return <Icon path={icons.chevronLeft} className={`size-5 ${turn}`} />;
}
