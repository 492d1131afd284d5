import {
  getTeamInformation as getEndpoint,
  saveTeamInformation as saveEndpoint,
} from '#contracts/admin/team.ts';
import { type Served, serve } from '../../http/serve.ts';
import { saveTeamInformation } from '../../use-cases/admin/save-team-information.ts';
import { readTeamInformation } from '../../use-cases/read-team-information.ts';

export const teamRoutes: readonly Served[] = [
  serve(getEndpoint, async () => ({ team: (await readTeamInformation()) ?? null })),
  serve(saveEndpoint, ({ seen, team }, by) => saveTeamInformation(seen, team, by)),
];
