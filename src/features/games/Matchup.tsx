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
      {/* The same on every card: told more softly than whom it is against. */}
      <span className="text-muted max-sm:text-xl">{team}</span>{' '}
      {game.isHomeGame && <Venue word={messages.home} tone="bg-secondary text-on-secondary" />}{' '}
      <span className="text-primary-text max-sm:text-xl">{messages.versus}</span>{' '}
      <br className="sm:hidden" />
      {game.opponent}{' '}
      {!game.isHomeGame && (
        <Venue word={messages.away} tone="bg-secondary-tint text-secondary-text" />
      )}
    </>
  );
}

function Venue({ word, tone }: { word: string; tone: string }) {
  return (
    <span
      className={`mx-0.5 inline-block rounded-sm px-1.5 py-0.5 align-[0.125em] text-base leading-none tracking-wide ${tone}`}
    >
      {word}
    </span>
  );
}
