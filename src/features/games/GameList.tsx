import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import type { Game } from '#domain/games/game.ts';
import { messages } from '#words/schedule.ts';
import { GameCard } from './GameCard.tsx';
import { PastGames } from './PastGames.tsx';
import {
  emptyHint,
  findGames,
  groupByMonth,
  type ScheduleSearch,
  searchLabel,
  splitAtToday,
} from './schedule-view.ts';

interface GameListProps {
  games: readonly Game[];
  search: ScheduleSearch;
  onShowAll: () => void;
  team: string;
  now: Date;
  timeZone: string;
  timeZoneName: string;
}

/** Safari forgets that a list is one under `list-style: none`; under an empty marker it does not. */
const LIST = "mt-2 grid list-[''] gap-3";

/** The games found, with their number said aloud whenever it changes; or what to try instead. */
export function GameList({
  games,
  search,
  onShowAll,
  team,
  now,
  timeZone,
  timeZoneName,
}: GameListProps) {
  const found = findGames(games, search, now, timeZone);
  const { past, shown } = splitAtToday(found, search, now, timeZone);
  const months = (of: readonly Game[]) =>
    groupByMonth(of).map(({ month, games }) => (
      <div key={month} className="mt-6">
        <h3 className="eyebrow text-muted">{month}</h3>
        <ul className={LIST}>
          {games.map((game) => (
            <GameCard key={game.id} game={game} team={team} now={now} timeZone={timeZone} />
          ))}
        </ul>
      </div>
    ));
  return (
    <>
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 text-muted">
        <span role="status">
          {messages.gameCount(found.length)}
          {/* Two months can have as many games: without its name nothing would change to be said. */}
          <span className="sr-only">: {searchLabel(search, now, timeZone)}</span>
        </span>
        <span>{messages.timesAre(timeZoneName)}</span>
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={messages.noGames}
          headingLevel={3}
          action={
            games.length > 0 && (
              <Button variant="outline" onClick={onShowAll}>
                {messages.showAllGames}
              </Button>
            )
          }
        >
          {emptyHint(search)}
        </EmptyState>
      ) : (
        <>
          {past.length > 0 && <PastGames games={past}>{months(past)}</PastGames>}
          {months(shown)}
        </>
      )}
    </>
  );
}
