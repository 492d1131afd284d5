import { startService } from './run/local-services.ts';
import { readTeamInformation } from './run/read-team-information.ts';
import { startReloadedFunctions } from './run/reloaded-functions.ts';
import { runSite } from './run/run-site.ts';

/* `npm start`: the site with live reload, and everything it needs. */

await runSite(async (children, siteUrl, env) => {
  const functionsUrl = await startReloadedFunctions(children, siteUrl, env);
  // As the build is given it; what the Team Info tab saves is seen after the next start.
  const team = await readTeamInformation();
  const siteEnv = {
    ...env,
    LOCAL_FUNCTIONS_URL: functionsUrl,
    ...(team && { TEAM_INFORMATION: team }),
  };
  return startService(children, 'dev-site', siteUrl, { env: siteEnv, shown: true });
});
