import { buildSite } from './run/build-site.ts';
import { startService } from './run/local-services.ts';
import { runSite } from './run/run-site.ts';

/* `npm run preview`: the built site as it will be served, and everything it needs. */

await runSite(async (children, siteUrl, env) => {
  await buildSite(children, env);
  return startService(children, 'built-site', siteUrl, { env, shown: true });
});
