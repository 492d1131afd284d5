import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';
import { formatLongDay } from '#domain/calendar/calendar.ts';
import type { Game } from '#domain/games/game.ts';
import { messages } from '#words/schedule.ts';
import { calendarHref } from './schedule-view.ts';

interface AddToCalendarProps {
  game: Game;
  /** At the end of a card's line; on a phone its icon alone: a season is a long page. */
  inCard?: boolean;
}

const IN_CARD = 'ms-auto max-sm:-my-2 max-sm:size-11 max-sm:justify-end sm:text-sm';

/** A link to the game's calendar file. Spoken with the game it is for: there is one on every card. */
export function AddToCalendar({ game, inCard = false }: AddToCalendarProps) {
  return (
    <a
      href={calendarHref(game)}
      className={`inline-flex min-h-6 items-center gap-1.5 font-semibold underline underline-offset-4 ${inCard ? IN_CARD : ''}`}
    >
      <Icon path={icons.calendar} className={inCard ? 'size-5 sm:size-4' : 'size-4'} />
      <span className={inCard ? 'max-sm:sr-only' : ''}>{messages.addToCalendar}</span>
      <span className="sr-only">
        : {game.opponent}, {formatLongDay(game.date)}
      </span>
    </a>
  );
}
