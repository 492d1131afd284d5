import { findFreePort } from '../ports.ts';
import type { ChildProcesses } from './child-processes.ts';
import { startService } from './local-services.ts';
import { readTeamInformation } from './read-team-information.ts';

/**
 * The running site once more, its pages made of drafts at each load: what the Studio shows beside a
 * form. Records, sign-ins and payments are those of the running site.
 * @param environment what the running site reads
 * @returns its address
 */
export async function startDraftsSite(
  children: ChildProcesses,
  environment: Record<string, string>,
): Promise<string> {
  const draftsUrl = `http://localhost:${await findFreePort()}`;
  Object.assign(process.env, environment);
  const team = await readTeamInformation();
  const env = {
    ...environment,
    SITE_URL: draftsUrl,
    SANITY_PERSPECTIVE: 'drafts',
    SANITY_API_TOKEN: 'local-editor',
    LOCAL_FUNCTIONS_URL: environment.SITE_URL ?? '',
    ...(team && { TEAM_INFORMATION: team }),
  };
  return (await startService(children, 'drafts-site', draftsUrl, { env })).url;
}
