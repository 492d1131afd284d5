import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { SeasonCheck } from '#contracts/seasons/dashboard.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { ScheduleStep } from './ScheduleStep.tsx';

vi.stubGlobal('document', { documentElement: { dataset: { timeZone: 'America/New_York' } } });

const TODAY = '2027-06-10';

/** Whether a day can be chosen, with games archived before one day and another one in the field. */
function isOffered(archived: string, before: string, leaving = 0): boolean {
  const by = { by: 'Ana', at: '2027-06-01T12:00:00.000Z' };
  const change = { from: '2026-27 Season', schedule: { before: archived, games: 12, ...by } };
  const html = renderToStaticMarkup(
    <ScheduleStep
      change={change as SeasonChange}
      check={{ games: { before: leaving, after: 3 }, canUndo: false } as SeasonCheck}
      isCounting={false}
      onChanged={() => {}}
      today={TODAY}
      before={before}
      onBefore={() => {}}
    />,
  );
  return html.includes('type="date"');
}

test.each([
  ['the day before which they were archived', '2027-06-01', '2027-06-01', 0, true],
  ['today, before which none is left', '2027-06-01', TODAY, 0, true],
  ['a day to come', '2027-06-01', '2027-07-01', 0, true],
  ['all until today are archived', TODAY, TODAY, 0, false],
  ['one was added since', TODAY, TODAY, 1, true],
  ['another day was chosen then', TODAY, '2027-06-01', 0, true],
])('the day can be chosen as long as it is: %s', (_, archived, before, leaving, offered) => {
  expect(isOffered(archived, before, leaving)).toBe(offered);
});
