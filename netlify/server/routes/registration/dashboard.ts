import {
  getRegistrationEndpoint,
  listRegistrationSeasonsEndpoint,
  listRegistrationsEndpoint,
  noteRegistrationEndpoint,
} from '#contracts/registration/dashboard.ts';
import { listRegistrations } from '../../use-cases/registration/list-registrations.ts';
import { listSeasons } from '../../use-cases/registration/list-seasons.ts';
import { readRegistration } from '../../use-cases/registration/read-registration.ts';
import { registrationRecords } from '../../use-cases/registration/registration-records.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';
import { tableRoutes } from '../http/table-routes.ts';

export const registrationRoutes: readonly Route[] = [
  ...tableRoutes(listRegistrationsEndpoint, ({ status, season, ...query }) =>
    listRegistrations({ ...query, filters: { status } }, season),
  ),
  signedInRoute(listRegistrationSeasonsEndpoint, async () => ({ seasons: await listSeasons() })),
  signedInRoute(getRegistrationEndpoint, ({ id }, { now }) => readRegistration(id, now)),
  signedInRoute(noteRegistrationEndpoint, async (request, { account, now }) => ({
    record: await registrationRecords.note(request, account, now),
  })),
];
