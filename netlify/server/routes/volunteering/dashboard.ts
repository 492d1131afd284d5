import { DONE } from '#contracts/records/change.ts';
import {
  correctVolunteerEmailEndpoint,
  deleteVolunteerEndpoint,
  getVolunteerEndpoint,
  listVolunteersEndpoint,
  moveVolunteerEndpoint,
  noteVolunteerEndpoint,
} from '#contracts/volunteering/dashboard.ts';
import { listVolunteers } from '../../use-cases/volunteering/list-volunteers.ts';
import { moveVolunteer } from '../../use-cases/volunteering/move-volunteer.ts';
import { volunteerRecords } from '../../use-cases/volunteering/volunteer-records.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';
import { tableRoutes } from '../http/table-routes.ts';

export const volunteerRoutes: readonly Route[] = [
  ...tableRoutes(listVolunteersEndpoint, ({ status, ...query }, _info, isFile) =>
    listVolunteers({ ...query, filters: { status } }, isFile),
  ),
  signedInRoute(getVolunteerEndpoint, async ({ id }) => ({
    record: await volunteerRecords.read(id),
  })),
  signedInRoute(noteVolunteerEndpoint, async (request, { account, now }) => ({
    record: await volunteerRecords.note(request, account, now),
  })),
  signedInRoute(correctVolunteerEmailEndpoint, async (request, { account, now }) => ({
    record: await volunteerRecords.correctEmail(request, account, now),
  })),
  signedInRoute(deleteVolunteerEndpoint, async (record, { account, now }) => {
    await volunteerRecords.remove(record, account, now);
    return DONE;
  }),
  signedInRoute(moveVolunteerEndpoint, async (request, { account, now }) => ({
    record: await moveVolunteer(request, account, now),
  })),
];
