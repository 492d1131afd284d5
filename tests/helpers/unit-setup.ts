import { afterAll, vi } from 'vitest';
import * as z from 'zod/mini';
import { keepEnvironment } from './environment.ts';

/*
 * Runs before each file of the project `unit`, in a process that has run others. Packages stay loaded; what
 * a file could leave behind does not: its environment, its globals, its clock, and whatever our own modules
 * remember.
 */

const restoreEnvironment = keepEnvironment();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  restoreEnvironment();
  // Our words for what is refused, which the contracts set when they are loaded.
  z.config({ localeError: undefined });
  vi.resetModules();
});
