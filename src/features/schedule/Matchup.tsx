import type { Game } from '#domain/games/game.ts';
import { scheduleMessages as messages } from './messages.ts';

interface MatchupProps {
  game: Game;
  team: string;
}

/** 'Team HOME VS Opponent', or 'Team VS Opponent AWAY' for a game that is played elsewhere. */
export function Matchup({ game, team }: MatchupProps) {
  return (
    <>
      <span className="inline-flex flex-wrap items-baseline gap-x-2">
        {team} {game.isHomeGame && <Venue word={messages.home} />}
      </span>{' '}
      <span className="text-primary-text">{messages.versus}</span>{' '}
      <span className="inline-flex flex-wrap items-baseline gap-x-2">
        {game.opponent} {!game.isHomeGame && <Venue word={messages.away} />}
      </span>
    </>
  );
}

function Venue({ word }: { word: string }) {
  return (
    <span className="rounded-sm bg-secondary-tint px-1.5 py-0.5 text-base leading-none tracking-wide text-secondary-text">
      {word}
    </span>
  );
}
