import { startService } from './run/local-services.ts';
import { startReloadedFunctions } from './run/reloaded-functions.ts';
import { runSite } from './run/run-site.ts';

/* `npm start`: the site with live reload, and everything it needs. */

await runSite(async (children, siteUrl, env) => {
  const functionsUrl = await startReloadedFunctions(children, siteUrl, env);
  const siteEnv = { ...env, LOCAL_FUNCTIONS_URL: functionsUrl };
  return startService(children, 'dev-site', siteUrl, { env: siteEnv, shown: true });
});
