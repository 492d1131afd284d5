import {
  getTeamInformationEndpoint,
  saveTeamInformationEndpoint,
} from '#contracts/team/dashboard.ts';
import { readTeamInformation } from '../../use-cases/team/read-team-information.ts';
import { saveTeamInformation } from '../../use-cases/team/save-team-information.ts';
import { type Served, serve } from '../http/serve.ts';

export const teamRoutes: readonly Served[] = [
  serve(getTeamInformationEndpoint, async () => ({ team: (await readTeamInformation()) ?? null })),
  serve(saveTeamInformationEndpoint, ({ seen, team }, by) => saveTeamInformation(seen, team, by)),
];
