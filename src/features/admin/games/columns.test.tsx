// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Game } from '#domain/games/game.ts';
import { columnsOf, type GameView } from './columns.tsx';

const game = {
  id: 'g',
  date: '2026-11-28',
  time: '19:05',
  opponent: 'Naples Nets',
  location: 'Heron Bay Gymnasium',
  address: '2450 Heron Bay Road, Fort Myers, FL 33901',
  isHomeGame: true,
  gameType: 'regular',
  result: null,
  status: 'scheduled',
} as Game;

/** What can be read in a cell, without what only a pointer finds. */
function textOf(view: GameView, column: string): string {
  const found = columnsOf(view, new Set(), { onEdit: () => {}, onDelete: () => {} }).find(
    ({ id }) => id === column,
  );
  return renderToStaticMarkup(found?.cell(game)).replaceAll(/<[^>]*>/g, '');
}

test('of an upcoming game the street is read below its place', () => {
  expect(textOf('upcoming', 'location')).toBe(`${game.location} ${game.address}`);
});

test.each(['past', 'all'] as const)('%s: the place alone', (view) => {
  expect(textOf(view, 'location')).toBe(game.location);
});
