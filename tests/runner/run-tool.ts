import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TOOLS = path.join(ROOT, 'node_modules/.bin');

/**
 * Runs a command in the project's folder with its output on the terminal. The project's own tools
 * come first, its Node among them.
 * @returns the exit code; 1 when the command does not exist or was killed
 */
export function runTool(
  tool: string,
  options: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(tool, options, {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        ...env,
        PATH: `${TOOLS}${path.delimiter}${process.env.PATH}`,
      },
    });
    child.once('error', (error) => {
      console.error(`${tool} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
