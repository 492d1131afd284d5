import { format } from 'node:util';

/** firebase-admin still hands its key to google-auth-library in a way the latter warns of at each start. */
const STANDING = [/^The `credentials` option is deprecated/];

/** Whether a line is a warning of a package that nobody here can do anything about. */
export const isStanding = (line: string): boolean => STANDING.some((text) => text.test(line));

/** Keeps them out of this process's output; asked for twice, it is done once. */
export function silenceStandingWarnings(): void {
  const { warn } = console;
  const warnOfOthers = (...data: unknown[]) => {
    if (!isStanding(format(...data))) warn(...data);
  };
  if (warn.name !== warnOfOthers.name) console.warn = warnOfOthers;
}
