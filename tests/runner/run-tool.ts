import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TOOLS = path.join(ROOT, 'node_modules/.bin');

interface RunOptions {
  env?: Record<string, string>;
  /** Keeps what it says to itself, and prints it in one piece at the end: for tools side by side. */
  atTheEnd?: boolean;
}

/**
 * Runs a command in the project's folder with its output on the terminal. The project's own tools
 * come first, its Node among them.
 * @returns the exit code; 1 when the command does not exist or was killed
 */
export function runTool(
  tool: string,
  parameters: readonly string[],
  { env = {}, atTheEnd = false }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(tool, parameters, {
      cwd: ROOT,
      stdio: ['inherit', atTheEnd ? 'pipe' : 'inherit', atTheEnd ? 'pipe' : 'inherit'],
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        ...env,
        PATH: `${TOOLS}${path.delimiter}${process.env.PATH}`,
      },
    });
    const said: Buffer[] = [];
    const listen = (chunk: Buffer) => void said.push(chunk);
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', (error) => {
      console.error(`${tool} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => {
      if (atTheEnd) process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}
