import type { Game } from '#domain/games/game.ts';
import { messages } from '#words/schedule.ts';
import { OpponentCrest } from './OpponentCrest.tsx';

interface MatchupProps {
  game: Game;
  team: string;
  /** Canceled or postponed. */
  isOff: boolean;
}

/**
 * 'Team HOME VS Opponent', or 'Team VS Opponent AWAY' for a game that is played elsewhere. Seen, the place
 * comes first, where it is found at one look down the page. On a phone the card is whose page it is: the
 * opponent stands beside it.
 */
export function Matchup({ game, team, isOff }: MatchupProps) {
  return (
    <>
      {/* The same on every card: told more softly than whom it is against, and on a phone to ears only. */}
      <span className="text-muted max-sm:sr-only">{team}</span>{' '}
      {game.isHomeGame && <Venue word={messages.home} tone="bg-secondary text-on-secondary" />}{' '}
      <span className="text-primary-text max-sm:text-xl">{messages.versus}</span>{' '}
      <span
        className={`flex min-w-0 items-center gap-2 wrap-anywhere max-sm:flex-1 max-sm:basis-40 ${isOff ? 'text-muted' : ''}`}
      >
        <OpponentCrest opponent={game.opponent} />
        {game.opponent}
      </span>{' '}
      {!game.isHomeGame && <Venue word={messages.away} tone="border border-current text-muted" />}
    </>
  );
}

function Venue({ word, tone }: { word: string; tone: string }) {
  return (
    <span
      className={`-order-1 min-w-14 rounded-full px-2 py-0.5 text-center text-base leading-tight tracking-wide ${tone}`}
    >
      {word}
    </span>
  );
}
