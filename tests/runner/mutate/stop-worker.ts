import { execFileSync } from 'node:child_process';
import process from 'node:process';

/** Three files of function tests on a busy machine take a minute. */
const LIMIT_MS = 3 * 60_000;

/**
 * Runs tests, and ends Vitest's worker when they take too long: a loop that a fault made slow or endless
 * answers to nothing else.
 * @returns what the run gives, and whether it was ended
 */
export async function endWhenStuck<T>(
  run: () => Promise<T>,
): Promise<{ result: T; isStuck: boolean }> {
  let isStuck = false;
  const timer = setTimeout(() => {
    isStuck = true;
    for (const pid of workers()) process.kill(pid, 'SIGKILL');
  }, LIMIT_MS);
  try {
    const result = await run();
    return { result, isStuck };
  } finally {
    clearTimeout(timer);
  }
}

/** The process ids of this process's workers. The local services are its children, too. */
function workers(): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) =>
        parent === `${process.pid}` && args.join(' ').includes('vitest/dist/workers'),
    )
    .map(([pid]) => Number(pid));
}
