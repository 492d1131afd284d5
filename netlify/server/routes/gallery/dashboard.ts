import {
  countSubmissionsEndpoint,
  listSubmissionsEndpoint,
  listTaggedPlayersEndpoint,
  readSubmissionLinksEndpoint,
} from '#contracts/gallery/dashboard.ts';
import {
  countSubmissions,
  listSubmissions,
  listTaggedPlayers,
  readSubmissionLinks,
} from '../../use-cases/gallery/read-submissions.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';
import { tableRoutes } from '../http/table-routes.ts';

export const adminGalleryRoutes: readonly Route[] = [
  ...tableRoutes(listSubmissionsEndpoint, ({ status, type, category, ...query }, { now }) =>
    listSubmissions({ ...query, filters: { status, type, category } }, now),
  ),
  signedInRoute(countSubmissionsEndpoint, () => countSubmissions()),
  signedInRoute(listTaggedPlayersEndpoint, async ({ id }) => ({
    players: await listTaggedPlayers(id),
  })),
  signedInRoute(readSubmissionLinksEndpoint, ({ id }, { now }) => readSubmissionLinks(id, now)),
];
