import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

/* An error or a warning that nobody expected is a bug that nobody has seen yet: it fails the test. */

const { error, warn } = console;
let allowed: RegExp[] = [];
let unexpected: string[] = [];

/** Lets the rest of this test log errors and warnings that match, because it provokes them. */
export function allowConsole(pattern: RegExp): void {
  allowed.push(pattern);
}

function guard(report: (...data: unknown[]) => void) {
  return (...data: unknown[]) => {
    const message = format(...data);
    if (allowed.some((pattern) => pattern.test(message))) return;
    unexpected.push(message);
    report(...data);
  };
}

beforeEach(() => {
  allowed = [];
  unexpected = [];
  console.error = guard(error);
  console.warn = guard(warn);
});

afterEach(() => {
  console.error = error;
  console.warn = warn;
  const messages = unexpected;
  unexpected = [];
  if (messages.length > 0) {
    throw new Error(
      `The console was not silent. allowConsole() what is expected:\n${messages.join('\n')}`,
    );
  }
});
