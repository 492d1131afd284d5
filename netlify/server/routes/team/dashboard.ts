import {
  getTeamInformationEndpoint,
  saveTeamInformationEndpoint,
} from '#contracts/team/dashboard.ts';
import { env } from '../../core/env.ts';
import { readTeamInformation } from '../../use-cases/team/read-team-information.ts';
import { saveTeamInformation } from '../../use-cases/team/save-team-information.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

export const teamRoutes: readonly Route[] = [
  signedInRoute(getTeamInformationEndpoint, async () => ({
    team: (await readTeamInformation()) ?? null,
    officeEmail: env().OFFICE_EMAIL,
  })),
  signedInRoute(saveTeamInformationEndpoint, ({ seen, team }, by) =>
    saveTeamInformation(seen, team, by),
  ),
];
