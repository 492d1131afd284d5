import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';
import { formatLongDay } from '#domain/calendar/calendar.ts';
import type { Game } from '#domain/games/game.ts';
import { messages } from '#words/schedule.ts';
import { calendarHref } from './schedule-view.ts';

interface AddToCalendarProps {
  game: Game;
  /** On a phone its icon alone, in the card's corner: a season is a long page. */
  cornered?: boolean;
}

const CORNER =
  'max-sm:absolute max-sm:end-1 max-sm:bottom-1 max-sm:size-11 max-sm:justify-center sm:text-sm';

/** A link to the game's calendar file. Spoken with the game it is for: there is one on every card. */
export function AddToCalendar({ game, cornered = false }: AddToCalendarProps) {
  return (
    <a
      href={calendarHref(game)}
      className={`inline-flex min-h-6 items-center gap-1.5 font-semibold underline underline-offset-4 ${cornered ? CORNER : ''}`}
    >
      <Icon path={icons.calendar} className={cornered ? 'size-5 sm:size-4' : 'size-4'} />
      <span className={cornered ? 'max-sm:sr-only' : ''}>{messages.addToCalendar}</span>
      <span className="sr-only">
        : {game.opponent}, {formatLongDay(game.date)}
      </span>
    </a>
  );
}
