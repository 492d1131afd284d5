import type { Page } from '@playwright/test';
import { expect, test } from '#tests/helpers/e2e.ts';
import { openOffice } from '#tests/helpers/office-steps.ts';

/* What is written in a row of the dashboard stands in one line with its buttons. */

const TABS = [
  ...['players', 'games', 'billing', 'families', 'sponsors', 'payments', 'registrations'],
  ...['orders', 'donations', 'volunteers', 'messages'],
];

/** A bill that is due on no day, say, has nothing to stand there. */
const DATED = /(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d/;

/** An eye takes these for one line, in pixels. */
const LEVEL = 3;

/** For each row its text, and how far the first words of each of its cells stand from the middle of its last button, in pixels. */
const offsetsOf = (page: Page): Promise<{ text: string; offsets: number[] }[]> =>
  page.evaluate(() => {
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    const firstWords = (cell: HTMLElement) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const words = document.createRange();
        words.selectNodeContents(walker.currentNode);
        // What is for ears only has one pixel.
        const rect = [...words.getClientRects()].find(({ height }) => height > 1);
        if (rect) return [rect];
      }
      return [];
    };
    return [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')].flatMap((row) => {
      const button = [...row.querySelectorAll('button')].at(-1);
      if (!button) return [];
      const line = middle(button.getBoundingClientRect());
      const cells = [...row.cells].filter((cell) => !cell.contains(button));
      const offsets = cells.flatMap(firstWords).map((rect) => Math.abs(middle(rect) - line));
      return [{ text: row.textContent, offsets }];
    });
  });

test('in a row all words are level with its buttons, on a card those of its last line', async ({
  page,
}) => {
  await openOffice(page, 'overview');
  const unlevel = async (which: typeof Math.max, rows = /./) =>
    namesOf(
      (await offsetsOf(page)).filter(({ text }) => rows.test(text)),
      which,
    );
  for (const tab of TABS) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/admin?tab=${tab}`);
    await expect(page.getByRole('row').nth(1).getByRole('button').last()).toBeVisible();
    await expect.poll(() => unlevel(Math.max), tab).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(page.getByRole('columnheader').first()).toBeHidden();
    await expect.poll(() => unlevel(Math.min, DATED), tab).toEqual([]);
  }
});

type Row = Awaited<ReturnType<typeof offsetsOf>>[number];

/** The rows of which the farthest, or the nearest, words are not level with the button. */
const namesOf = (rows: readonly Row[], which: typeof Math.max) =>
  rows
    .filter(({ offsets }) => which(...offsets) > LEVEL)
    .map(({ text, offsets }) => `${text.replaceAll(/\s+/g, ' ')} (${offsets.map(Math.round)})`);
