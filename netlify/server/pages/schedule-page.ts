import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { toScriptJson } from '#components/page/script-json.ts';
import { nextChangeAt } from '#domain/games/schedule.ts';
import { describeGames } from '#features/games/describe-games.ts';
import { ScheduleView } from '#features/games/ScheduleView.tsx';
import {
  DRAWN_ID,
  type DrawnSchedule,
  FRAME_ID,
  type ScheduleFrame,
} from '#features/games/schedule-page.ts';
import { fillIsland, findJson } from './fill-island.ts';

/**
 * The built page of the schedule with its games: drawn by the island's own components, as data for the
 * island, and told to search engines.
 * @param page as the build has written it
 * @param pageUrl its absolute address
 * @returns until when it stays as it is, unless a game is changed
 * @throws Error when the page is not one of these
 */
export function fillSchedulePage(
  page: string,
  drawn: DrawnSchedule,
  pageUrl: string,
): { html: string; until: Date } {
  const { games, drawnAt, month } = drawn;
  const now = new Date(drawnAt);
  const { value: frame, replaceBy } = findJson<ScheduleFrame>(page, FRAME_ID);
  const events = describeGames(games, now, { ...frame, pageUrl });
  const told = replaceBy(
    jsonScript(`id="${DRAWN_ID}" type="application/json"`, drawn) +
      jsonScript('type="application/ld+json"', events),
  );
  const view = createElement(ScheduleView, {
    frame,
    drawnAt,
    month,
    onRetry: () => {},
    state: { status: 'ready', games, afterRetry: false, mayBeOld: false, retrying: false },
  });
  const html = fillIsland(told, 'ScheduleIsland', (identifierPrefix) =>
    renderToString(view, { identifierPrefix }),
  );
  return { html, until: nextChangeAt(games, now, frame.timeZone) };
}

function jsonScript(attributes: string, value: unknown): string {
  return `<script ${attributes}>${toScriptJson(value)}</script>`;
}
