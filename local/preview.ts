import process from 'node:process';
import { openBuildHook } from './run/build-hook.ts';
import { buildSite } from './run/build-site.ts';
import { startService } from './run/local-services.ts';
import { runSite } from './run/run-site.ts';
import { say, warn } from './run/screen.ts';

/*
 * `npm run preview`: the built site as it will be served, and everything it needs. Publishing in the
 * Studio and saving the team's information build it again, as Netlify's build hook does.
 */

const hook = await openBuildHook();
// The content's process reads it.
process.env.LOCAL_BUILD_HOOK_URL = hook.url;

await runSite(async (children, siteUrl, env) => {
  await buildSite(children, env);
  hook.setBuild(async () => {
    say('\nSomething was published or saved: building the site again …');
    await buildSite(children, env).catch((error: Error) => warn(error.message));
  });
  const siteEnv = { ...env, BUILD_HOOK_URL: hook.url };
  return startService(children, 'built-site', siteUrl, { env: siteEnv, shown: true });
});
