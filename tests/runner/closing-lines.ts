import { type FileTime, listSlowest } from './file-times.ts';
import type { Tally } from './tally.ts';

const SLOWEST = 15;

/** What came of a run. */
export interface Closing {
  /** A line each. */
  steps: readonly string[];
  files: readonly FileTime[];
  failures: readonly string[];
  total: Tally;
}

/** The last lines of a run. What failed comes near the end: some logs show only that. */
export function closingLines({ steps, files, failures, total }: Closing): string[] {
  return [
    ...paragraph('The slowest files:', listSlowest(files, SLOWEST)),
    ...paragraph(undefined, steps),
    ...paragraph(
      'What failed:',
      failures.map((failure) => `  ✗ ${failure}`),
    ),
    '',
    `${total.passed} passed, ${total.failed} failed`,
  ];
}

function paragraph(title: string | undefined, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return title === undefined ? ['', ...lines] : ['', title, ...lines];
}
