import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';
import { formatTimeOfDay, instantOf } from '#domain/calendar/calendar.ts';
import type { Game } from '#domain/games/game.ts';
import { messages as gameTypes } from '#words/labels/game-types.ts';
import { messages } from '#words/schedule.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { Matchup } from './Matchup.tsx';
import { badgeOf, canBeAdded, cardDay } from './schedule-view.ts';

/** Shared with the skeleton, so that what loads has the shape of what comes. */
export const GAME_CARD_CLASS =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 gap-y-2 rounded-md border border-l-4 ' +
  'border-line px-3.5 py-3 sm:grid-cols-[9.5rem_minmax(0,1fr)_auto] sm:gap-x-6 sm:px-5 sm:py-4';

interface GameCardProps {
  game: Game;
  team: string;
  now: Date;
  timeZone: string;
}

/** What is played for more than the season's table stands out. */
const TYPE_TONES: Readonly<Record<Game['gameType'], BadgeTone>> = {
  regular: 'neutral',
  scrimmage: 'neutral',
  tournament: 'secondary',
  playoff: 'primary',
};

/**
 * One game. Green at the left once it has a result, orange before; the badge says the same in words. Games at
 * home stand out from the page, those away lie in it.
 */
export function GameCard({ game, team, now, timeZone }: GameCardProps) {
  const badge = badgeOf(game, now, timeZone);
  const edge = game.result === null ? 'border-l-primary' : 'border-l-success';
  const isOff = game.result === null && game.status !== 'scheduled';
  const ground = game.isHomeGame ? 'bg-surface shadow-card' : 'bg-tint';
  return (
    <li className={`${GAME_CARD_CLASS} ${ground} ${edge}`}>
      <time
        dateTime={instantOf(game.date, game.time, timeZone).toISOString()}
        className={`tabular flex flex-wrap items-baseline gap-x-1.5 *:whitespace-nowrap sm:flex-col ${isOff ? 'text-muted line-through' : ''}`}
      >
        <span className="headline text-2xl leading-tight">{cardDay(game, now, timeZone)}</span>{' '}
        <span className="text-muted">{formatTimeOfDay(game.time)}</span>
      </time>
      <div className="order-1 col-span-full min-w-0 sm:order-none sm:col-span-1">
        <h4 className="headline flex flex-wrap items-center gap-x-2 gap-y-1 text-h3">
          <Matchup game={game} team={team} isOff={isOff} />
        </h4>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1.5 max-sm:text-sm">
          <Badge tone={TYPE_TONES[game.gameType]}>{gameTypes[game.gameType]}</Badge>
          <p className="flex min-w-0 items-center gap-1.5 wrap-anywhere text-muted max-sm:order-1 max-sm:basis-full">
            <Icon path={icons.mapPin} className="size-4" />
            {game.location}
          </p>
          {canBeAdded(game, now, timeZone) && <AddToCalendar game={game} inCard />}
        </div>
      </div>
      {/* On a phone it stands beside the date. */}
      <p className="justify-self-end">
        <Badge
          tone={badge.tone}
          size={game.result === null ? 'md' : 'lg'}
          {...(badge.icon ? { icon: badge.icon } : {})}
        >
          {game.result !== null && <span className="sr-only">{messages.result} </span>}
          {badge.word}
        </Badge>
      </p>
    </li>
  );
}
