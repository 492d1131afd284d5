import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFunctions } from '#local/functions/server.ts';
import { serveRequests } from '#local/web-server.ts';
import { startStack } from '../helpers/stack.ts';
import { buildStudio, ROOT } from './run-program.ts';
import { serveFolder } from './serve-folder.ts';
import { shareServices } from './studio-services.ts';

/** One set of services and one build of the Studio a run; the build has the content's address in it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'courtside-studio-'));
  let builds = 0;
  const hook = await serveRequests(0, async ({ method }) => {
    if (method === 'POST') builds += 1;
    return Response.json({ builds });
  });
  // Nobody signs in here, so there is no Auth emulator.
  const authUrl = 'http://127.0.0.1:9';
  const functions = await startFunctions({
    port: 0,
    directory: path.join(ROOT, 'netlify/functions'),
  });
  const stack = await startStack({
    authUrl,
    siteUrl: functions.url,
    publishWebhookUrl: hook.url,
  });
  const control = await serveRequests(0, async () => {
    await stack.content.stop();
    await stack.content.start();
    return new Response();
  });
  await buildStudio(folder, stack.content.url);
  const studio = await serveFolder(folder);
  shareServices({
    studio: studio.url,
    content: stack.content.url,
    functions: functions.url,
    buildHook: hook.url,
    restartContent: control.url,
  });
  return async () => {
    await Promise.all([studio, control, functions, hook].map((service) => service.close()));
    await stack.close();
    await rm(folder, { recursive: true, force: true });
  };
}
