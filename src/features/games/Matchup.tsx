import type { Game } from '#domain/games/game.ts';
import { messages } from '#words/schedule.ts';

interface MatchupProps {
  game: Game;
  team: string;
}

/** 'Team HOME VS Opponent', or 'Team VS Opponent AWAY' for a game that is played elsewhere. */
export function Matchup({ game, team }: MatchupProps) {
  return (
    <>
      {team} {game.isHomeGame && <Venue word={messages.home} />} <br className="sm:hidden" />
      <span className="text-primary-text">{messages.versus}</span> {game.opponent}{' '}
      {!game.isHomeGame && <Venue word={messages.away} />}
    </>
  );
}

function Venue({ word }: { word: string }) {
  return (
    <span className="mx-0.5 inline-block rounded-sm bg-secondary-tint px-1.5 py-0.5 align-[0.125em] text-base leading-none tracking-wide text-secondary-text">
      {word}
    </span>
  );
}
