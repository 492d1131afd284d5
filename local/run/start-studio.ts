import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ChildProcesses, endOfLog } from './child-processes.ts';
import { ROOT } from './paths.ts';

const STUDIO = path.join(ROOT, 'studio');
const POLL_MS = 250;

interface StudioOptions {
  port: number;
  contentUrl: string;
  /** Where the site is, and the same with its drafts; left out where none runs. */
  siteUrl?: string;
  previewUrl?: string;
}

/** Serves the Studio with live reload, and waits until it answers. @throws Error with the end of its log when it ends before */
export async function startStudio(
  children: ChildProcesses,
  { port, contentUrl, siteUrl = '', previewUrl = '' }: StudioOptions,
): Promise<void> {
  const env = {
    SANITY_STUDIO_API_HOST: contentUrl,
    SANITY_STUDIO_SITE_URL: siteUrl,
    SANITY_STUDIO_PREVIEW_URL: previewUrl,
    CI: 'true',
  };
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
