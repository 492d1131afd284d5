import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DATA, ROOT } from './paths.ts';

interface Child {
  label: string;
  process: ChildProcess;
  /** Its end is no surprise. */
  isEnding: boolean;
}

/** Every process of this run. None outlives it. */
export class ChildProcesses {
  readonly #children = new Set<Child>();

  /** Told when a process ends that was not asked to. */
  onLoss: (label: string, how: string) => void = () => {};

  /**
   * Starts a Node program in a process group of its own: Ctrl-C in the terminal then reaches us
   * alone, and we end the others in order.
   * @param options.ends ending on its own is no loss
   * @param options.shown its output goes to the terminal instead of `.local/logs/<name>.log`
   */
  start(
    name: string,
    label: string,
    parameters: readonly string[],
    options: { env?: Record<string, string>; shown?: boolean; cwd?: string; ends?: boolean } = {},
  ): ChildProcess {
    const log = options.shown ? undefined : openLog(name);
    const output = log ?? 'inherit';
    const child = spawn(process.execPath, parameters, {
      cwd: options.cwd ?? ROOT,
      detached: true,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', output, output, 'ipc'],
    });
    if (log !== undefined) closeSync(log);
    const entry: Child = { label, process: child, isEnding: options.ends ?? false };
    this.#children.add(entry);
    child.once('exit', (code, signal) => {
      this.#children.delete(entry);
      // What it had started itself would otherwise stay behind.
      killGroup(child, 'SIGKILL');
      if (!entry.isEnding) this.onLoss(label, signal ?? `exit code ${code}`);
    });
    return child;
  }

  /** Asks the process to end, or every one, and waits until it has. */
  async stop(pid?: number): Promise<void> {
    const ends = [...this.#children]
      .filter(({ process: child }) => pid === undefined || child.pid === pid)
      .map((entry) => {
        entry.isEnding = true;
        const end = once(entry.process, 'exit');
        entry.process.kill('SIGTERM');
        return end;
      });
    await Promise.all(ends);
  }

  /** Ends every process at once, with whatever it started. */
  kill(): void {
    for (const entry of this.#children) {
      entry.isEnding = true;
      killGroup(entry.process, 'SIGKILL');
    }
  }
}

/** The first message a process sends. @throws Error with the end of its log when it ends before that */
export function readFirstMessage(name: string, label: string, child: ChildProcess) {
  return new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error(`${label} did not start. ${endOfLog(name, 15)}`));
    });
  });
}

/** The last lines a process wrote, as a sentence for people. */
export function endOfLog(name: string, count: number): string {
  if (!existsSync(logFile(name))) return 'What it said stands above.';
  const lines = readFileSync(logFile(name), 'utf8').trimEnd().split('\n').slice(-count);
  return `Its log (${path.relative(ROOT, logFile(name))}) ends:\n  ${lines.join('\n  ')}`;
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Nothing of the group is left.
  }
}

function logFile(name: string): string {
  return path.join(DATA, 'logs', `${name}.log`);
}

function openLog(name: string): number {
  mkdirSync(path.join(DATA, 'logs'), { recursive: true });
  return openSync(logFile(name), 'w');
}
