import { afterAll, afterEach, vi } from 'vitest';
import { keepEnvironment } from './environment.ts';
import { finishAll, flush, stack } from './functions.ts';

/*
 * Runs before each file of tests/functions, in a process that has run others. Packages stay loaded
 * and services stay up; what a file could leave behind does not: its records, files, payments and
 * mails, its environment, its clock, and whatever our own modules remember.
 */

// Vitest asks for a hundred frames of each error, and the clients of Google make one for every request:
// an eighth of all processor time.
Error.stackTraceLimit = 10;
const restoreEnvironment = keepEnvironment();

afterEach(flush);
afterAll(async () => {
  vi.useRealTimers();
  await finishAll();
  await stack.renew();
  restoreEnvironment();
  vi.resetModules();
});
