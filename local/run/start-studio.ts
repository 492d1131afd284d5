import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ChildProcesses, endOfLog } from './child-processes.ts';
import { type LocalStudio, localStudioEnv } from './local-studio.ts';
import { ROOT } from './paths.ts';

const STUDIO = path.join(ROOT, 'studio');
const POLL_MS = 250;

interface StudioOptions extends LocalStudio {
  port: number;
}

/** Serves the Studio with live reload, and waits until it answers. @throws Error with the end of its log when it ends before */
export async function startStudio(
  children: ChildProcesses,
  { port, ...services }: StudioOptions,
): Promise<void> {
  const env = { ...localStudioEnv(services), CI: 'true' };
  const program = path.join(STUDIO, 'node_modules/sanity/bin/sanity');
  const child = children.start(
    'studio',
    'Studio',
    [program, 'dev', '--host', 'localhost', '--port', String(port)],
    { cwd: STUDIO, env },
  );
  while (!(await answers(`http://localhost:${port}`))) {
    if (child.exitCode !== null)
      throw new Error(`The Studio did not start. ${endOfLog('studio', 15)}`);
    await wait(POLL_MS);
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}
