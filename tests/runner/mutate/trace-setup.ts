import { afterAll, afterEach, vi } from 'vitest';

/* Runs before each file of tests while faults are tried: notes which blocks of marked code it runs. */

declare module 'vitest' {
  interface TaskMeta {
    /** Where the blocks begin that ran, by the name of their file's text. */
    ran?: Record<string, number[]>;
  }
}

const ran = new Map<string, Set<number>>();
Object.assign(globalThis, {
  ran_: (name: string, start: number) => {
    const blocks = ran.get(name) ?? new Set();
    ran.set(name, blocks.add(start));
  },
});

// What a file runs as it is loaded it runs for each file of tests, not for the first one alone.
afterAll(() => {
  vi.resetModules();
});

afterEach(({ task }) => {
  task.file.meta.ran = Object.fromEntries([...ran].map(([name, blocks]) => [name, [...blocks]]));
});
