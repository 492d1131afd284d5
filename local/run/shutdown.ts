import process from 'node:process';
import type { ChildProcesses } from './child-processes.ts';
import { releaseLock } from './running-lock.ts';
import { say } from './screen.ts';

/** One Ctrl-C reaches us more than once: from the terminal, from npm and from the bootstrap. */
const SAME_KEYPRESS_MS = 500;

export interface Shutdown {
  isUnderWay(): boolean;
  /** Ends every process, then this one. */
  begin(exitCode: number): Promise<void>;
}

/**
 * Ctrl-C and SIGTERM end every process in order; a second Ctrl-C ends them at once.
 * @param options.holdsLock whether this run is the one that uses the local data
 */
export function shutDownOnSignals(
  children: ChildProcesses,
  { holdsLock = true }: { holdsLock?: boolean } = {},
): Shutdown {
  let begunAt: number | undefined;
  const release = () => {
    if (holdsLock) releaseLock();
  };
  const begin = async (exitCode: number) => {
    begunAt = performance.now();
    await children.stop();
    release();
    process.exit(exitCode);
  };
  const onSignal = () => {
    if (begunAt === undefined) {
      say('\nStopping … (Ctrl-C again to stop at once)');
      void begin(0);
    } else if (performance.now() - begunAt > SAME_KEYPRESS_MS) {
      children.kill();
      release();
      process.exit(1);
    }
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('SIGHUP', onSignal);
  // The bootstrap that started us was killed.
  process.on('disconnect', onSignal);
  return { isUnderWay: () => begunAt !== undefined, begin };
}
