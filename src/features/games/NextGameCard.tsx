import { Icon } from '#components/ui/Icon.tsx';
import type { IconPath } from '#components/ui/icons.ts';
import * as icons from '#components/ui/icons.ts';
import { formatLongDay, formatTimeOfDay, instantOf } from '#domain/calendar/calendar.ts';
import type { Game } from '#domain/games/game.ts';
import { messages as gameTypes } from '#words/labels/game-types.ts';
import { messages } from '#words/schedule.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { CourtBackdrop } from './CourtBackdrop.tsx';

interface NextGameCardProps {
  game: Game;
  team: string;
  timeZone: string;
}

/** The next game, large: who plays, and below it when and where. */
export function NextGameCard({ game, team, timeZone }: NextGameCardProps) {
  return (
    <section aria-labelledby="next-game" className={NEXT_GAME_CLASS}>
      <CourtBackdrop />
      <h2 id="next-game" className="eyebrow text-court-muted">
        {messages.nextGame}
      </h2>
      <div className="mt-4 grid items-baseline gap-x-6 gap-y-2 text-center sm:grid-cols-[1fr_auto_1fr]">
        <Side name={team} venue={game.isHomeGame ? messages.home : undefined} />
        <p className="headline text-h2 text-court-muted">{messages.versus}</p>
        <Side name={game.opponent} venue={game.isHomeGame ? undefined : messages.away}>
          <span className={OUTLINED}>{gameTypes[game.gameType]}</span>
        </Side>
      </div>
      <div className="mt-6 flex justify-center border-t border-court-line pt-5">
        <div className={FACTS}>
          <time
            dateTime={instantOf(game.date, game.time, timeZone).toISOString()}
            className={`tabular ${FACTS}`}
          >
            <Fact icon={icons.calendar}>{formatLongDay(game.date)}</Fact>{' '}
            <Fact icon={icons.clock}>{formatTimeOfDay(game.time)}</Fact>
          </time>
          <Fact icon={icons.mapPin}>{game.location}</Fact>
          <AddToCalendar game={game} />
        </div>
      </div>
    </section>
  );
}

const NEXT_GAME_CLASS =
  'court-band relative isolate overflow-hidden rounded-lg px-4 py-7 text-center shadow-card sm:px-8';

/** Below each other on a phone, in a row where there is room. */
const FACTS =
  'flex flex-col items-start gap-x-8 gap-y-2.5 sm:flex-row sm:flex-wrap sm:items-center sm:justify-center';

const OUTLINED = 'rounded-full border border-current px-2.5 py-0.5 text-sm font-semibold';

interface SideProps {
  name: string;
  venue: string | undefined;
  children?: React.ReactNode;
}

function Side({ name, venue, children }: SideProps) {
  return (
    <div className="min-w-0">
      <p className="headline text-h1 wrap-anywhere">{name}</p>
      <p className="mt-2 flex flex-wrap items-center justify-center gap-2">
        {venue && (
          <span className="rounded-full headline bg-on-court px-2.5 py-0.5 text-base leading-tight tracking-wide text-court">
            {venue}
          </span>
        )}
        {children}
      </p>
    </div>
  );
}

function Fact({ icon, children }: { icon: IconPath; children: React.ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 text-start">
      <Icon path={icon} className="size-5 text-court-muted" />
      {children}
    </span>
  );
}
