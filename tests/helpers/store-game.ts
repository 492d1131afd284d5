import type { Game } from '#domain/games/game.ts';
import { games } from '#server/gateways/records.ts';

/** A game to come, at a time that no other test has. */
export async function storeGame(change: Partial<Game> = {}): Promise<Game> {
  const id = crypto.randomUUID();
  const game: Game = {
    id,
    date: '2031-03-01',
    time: '18:30',
    opponent: `Rivals ${id.slice(0, 8)}`,
    location: 'Home court',
    address: '',
    gameType: 'regular',
    isHomeGame: true,
    result: null,
    status: 'scheduled',
    sequence: 0,
    updatedAt: new Date().toISOString(),
    ...change,
  };
  await games().doc(id).create(game);
  return game;
}
