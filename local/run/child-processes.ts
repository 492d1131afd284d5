import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DATA, ROOT } from './paths.ts';

interface Child {
  label: string;
  process: ChildProcess;
}

/** Every process of this run. None outlives it. */
export class ChildProcesses {
  readonly #children = new Set<Child>();
  #isStopping = false;

  /** Told when a process ends that was not asked to. */
  onLoss: (label: string, how: string) => void = () => {};

  /**
   * Starts a Node program in a process group of its own: Ctrl-C in the terminal then reaches us
   * alone, and we end the others in order.
   * @param shown its output goes to the terminal instead of `.local/logs/<name>.log`
   */
  start(
    name: string,
    label: string,
    parameters: readonly string[],
    options: { env?: Record<string, string>; shown?: boolean } = {},
  ): ChildProcess {
    const log = options.shown ? undefined : openLog(name);
    const output = log ?? 'inherit';
    const child = spawn(process.execPath, parameters, {
      cwd: ROOT,
      detached: true,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', output, output, 'ipc'],
    });
    if (log !== undefined) closeSync(log);
    const entry = { label, process: child };
    this.#children.add(entry);
    child.once('exit', (code, signal) => {
      this.#children.delete(entry);
      // What it had started itself would otherwise stay behind.
      killGroup(child, 'SIGKILL');
      if (!this.#isStopping) this.onLoss(label, signal ?? `exit code ${code}`);
    });
    return child;
  }

  /** Asks every process to end, and waits until each has. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const ends = [...this.#children].map(({ process: child }) => {
      const end = once(child, 'exit');
      child.kill('SIGTERM');
      return end;
    });
    await Promise.all(ends);
  }

  /** Ends every process at once, with whatever it started. */
  kill(): void {
    this.#isStopping = true;
    for (const { process: child } of this.#children) killGroup(child, 'SIGKILL');
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
