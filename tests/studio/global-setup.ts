import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SANITY_WEBHOOK_PATH } from '#contracts/publishing/publishing.ts';
import { startFunctions } from '#local/functions/server.ts';
import { serveRequests } from '#local/web-server.ts';
import { startBuildHook } from '../helpers/build-hook.ts';
import { startStack } from '../helpers/stack.ts';
import { buildStudio, ROOT } from './run-program.ts';
import { serveFolder } from './serve-folder.ts';
import { shareServices } from './studio-services.ts';

/** One set of services and one build of the Studio a run; the build has the content's address in it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'courtside-studio-'));
  const hook = await startBuildHook();
  // Nobody signs in here, so there is no Auth emulator.
  const authUrl = 'http://127.0.0.1:9';
  const functions = await startFunctions({
    port: 0,
    directory: path.join(ROOT, 'netlify/functions'),
  });
  const stack = await startStack({
    authUrl,
    siteUrl: functions.url,
    publishWebhookUrl: `${functions.url}${SANITY_WEBHOOK_PATH}`,
  });
  // Read by the functions at their first request.
  process.env.BUILD_HOOK_URL = hook.url;
  const control = await serveRequests(0, async () => {
    await stack.content.stop();
    await stack.content.start();
    return new Response();
  });
  await buildStudio(folder, stack.content.url, functions.url);
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
