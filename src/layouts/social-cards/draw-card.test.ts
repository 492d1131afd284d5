import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openCardStudio } from './draw-card.ts';

const COLORS = { primary: '#FF6B35', secondary: '#1E3A8A' };
const TEXT = { title: 'Game Schedules', programName: 'Calusa Coast Hoops', host: 'club.test' };

/** How much a part of the card varies: 0 is a plain ground, nothing is drawn there. */
async function variation(card: Uint8Array, part: { left: number; top: number }) {
  const { channels } = await sharp(card)
    .extract({ ...part, width: 300, height: 80 })
    .stats();
  return Math.max(...channels.map((channel) => channel.stdev));
}

test('shows title and program name inside the picture', async () => {
  const draw = await openCardStudio(COLORS);
  const card = await draw(TEXT);
  const { width, height } = await sharp(card).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(await variation(card, { left: 72, top: 150 })).toBeGreaterThan(20);
  expect(await variation(card, { left: 72, top: 490 })).toBeGreaterThan(20);
});

test('is the same bytes for the same words', async () => {
  const draw = await openCardStudio(COLORS);
  expect(Buffer.compare(await draw(TEXT), await draw(TEXT))).toBe(0);
});
