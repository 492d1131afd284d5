import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';
import { formatLongDay } from '#domain/calendar/calendar.ts';
import type { Game } from '#domain/games/game.ts';
import { messages } from '#words/schedule.ts';
import { calendarHref } from './schedule-view.ts';

interface AddToCalendarProps {
  game: Game;
  className?: string;
}

/** A link to the game's calendar file. Spoken with the game it is for: there is one on every card. */
export function AddToCalendar({ game, className = '' }: AddToCalendarProps) {
  return (
    <a
      href={calendarHref(game)}
      className={`inline-flex min-h-6 items-center gap-1.5 font-semibold underline underline-offset-4 ${className}`}
    >
      <Icon path={icons.calendar} className="size-4" />
      {messages.addToCalendar}
      <span className="sr-only">
        : {game.opponent}, {formatLongDay(game.date)}
      </span>
    </a>
  );
}
