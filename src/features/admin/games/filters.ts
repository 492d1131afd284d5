import type { Game } from '#domain/games/game.ts';
import { GAME_STATUSES, GAME_TYPES } from '#domain/games/game-words.ts';
import type { PastGame } from '#domain/games/past-game.ts';
import { messages as gameTypes } from '#words/en/labels/game-types.ts';
import { messages as formWords } from '#words/office/dashboard/games/form.ts';
import { messages } from '#words/office/dashboard/games/list.ts';
import type { ArrayFilter } from '../kit/table/array-rows.ts';

const { columns: words } = messages;

const type: ArrayFilter<Game> = {
  name: 'type',
  label: words.type,
  options: GAME_TYPES.map((value) => ({ value, label: gameTypes[value] })),
  of: ({ gameType }) => gameType,
};

const homeAway: ArrayFilter<Game> = {
  name: 'home',
  label: words.homeAway,
  options: [
    { value: 'home', label: messages.home },
    { value: 'away', label: messages.away },
  ],
  single: true,
  of: ({ isHomeGame }) => (isHomeGame ? 'home' : 'away'),
};

/** Not what the column of that name says, which goes by the day. */
const status: ArrayFilter<Game> = {
  name: 'status',
  label: messages.change.label,
  options: GAME_STATUSES.map((value) => ({
    value,
    label: value === 'scheduled' ? messages.change.none : formWords.statuses[value],
  })),
  of: (game) => game.status,
};

export const GAME_FILTERS: readonly ArrayFilter<Game>[] = [type, homeAway, status];

/** Of games of seasons that are over: their seasons, the last first. */
export function pastFilters(games: readonly PastGame[]): readonly ArrayFilter<PastGame>[] {
  const byDay = games.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const seasons = [...new Set(byDay.map(({ seasonName }) => seasonName))];
  const season: ArrayFilter<PastGame> = {
    name: 'season',
    label: words.season,
    options: seasons.map((value) => ({ value, label: value })),
    single: true,
    of: ({ seasonName }) => seasonName,
  };
  return [season, type, homeAway];
}
