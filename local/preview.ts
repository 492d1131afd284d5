import process from 'node:process';
import { openBuildHook } from './run/build-hook.ts';
import { buildSite } from './run/build-site.ts';
import { startService } from './run/local-services.ts';
import { runSite } from './run/run-site.ts';
import { say, warn } from './run/screen.ts';

/*
 * `npm run preview`: the built site as it will be served, and everything it needs. When something was
 * published in the Studio or saved under Team Info, its functions ask for a build, as on Netlify.
 */

const hook = await openBuildHook();
// The content's process reads it: `npm start` has no build that publishing could start.
process.env.LOCAL_PUBLISH_WEBHOOK = 'yes';

await runSite(async (children, siteUrl, env) => {
  await buildSite(children, env);
  hook.setBuild(async () => {
    say('\nSomething was published: building the site again …');
    await buildSite(children, env).catch((error: Error) => warn(error.message));
  });
  const siteEnv = { ...env, BUILD_HOOK_URL: hook.url };
  return startService(children, 'built-site', siteUrl, { env: siteEnv, shown: true });
});
