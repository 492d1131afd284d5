import { inWords, type Told } from '#domain/records/told.ts';
import type { MailBlock } from './compose.ts';

/** What was answered: in one table, and beneath it what was written in several lines. */
export function toldBlocks(answers: readonly Told[]): MailBlock[] {
  const given = answers.filter(({ parts }) => parts.length > 0);
  const rows = given.filter(({ isLong }) => !isLong);
  return [
    { rows: rows.map((answer) => [answer.label, inWords(answer)] as const) },
    ...given.filter(({ isLong }) => isLong).map((answer) => `${answer.label}: ${inWords(answer)}`),
  ];
}
