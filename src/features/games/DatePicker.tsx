import { useRef } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';
import { Popover } from '#components/ui/Popover.tsx';
import { type Day, dayOf, formatLongDay } from '#domain/calendar/calendar.ts';
import type { Game } from '#domain/games/game.ts';
import { messages } from '#words/schedule.ts';
import { CalendarOnItsWay, LazyDayCalendar } from './LazyDayCalendar.tsx';

interface DatePickerProps {
  day: Day | undefined;
  onPick: (day: Day | undefined) => void;
  games: readonly Game[];
  now: Date;
  timeZone: string;
}

/** 'Search by date': a button that opens a calendar, and 'Clear' once a date is picked. */
export function DatePicker({ day, onPick, games, now, timeZone }: DatePickerProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  function clear() {
    onPick(undefined);
    // The button just pressed goes away: the focus goes to the one beside it, not to the page's top.
    group.current?.querySelector('button')?.focus();
  }
  return (
    <fieldset ref={group} className="min-w-0 noscript:hidden">
      <legend className="mb-1.5 font-semibold">{messages.searchByDate}</legend>
      <div className="flex flex-wrap gap-2">
        <Popover
          label={messages.searchByDate}
          trigger={<TriggerText day={day} />}
          waiting={<CalendarOnItsWay />}
        >
          {(close) => (
            <LazyDayCalendar
              day={day}
              today={dayOf(now, timeZone)}
              games={games}
              onPick={(picked) => {
                onPick(picked);
                close();
              }}
            />
          )}
        </Popover>
        {day !== undefined && (
          <Button variant="ghost" className="max-sm:px-1" onClick={clear}>
            <Icon path={icons.close} className="size-5" />
            {messages.clear}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** The button holds a value, so it reads like a field and not like a command. */
const FIELD_TEXT = 'font-body text-base font-normal tracking-normal normal-case';

function TriggerText({ day }: { day: Day | undefined }) {
  return (
    <>
      <Icon path={icons.calendar} className="size-5" />
      <span className={FIELD_TEXT}>
        {day === undefined ? messages.pickADate : formatLongDay(day)}
      </span>
    </>
  );
}
