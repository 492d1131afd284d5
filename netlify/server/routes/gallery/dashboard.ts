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
import { type Served, serve } from '../http/serve.ts';
import { serveTable } from '../http/serve-table.ts';

export const galleryRoutes: readonly Served[] = [
  ...serveTable(listSubmissionsEndpoint, ({ status, ...query }, { now }) =>
    listSubmissions({ ...query, filters: { status } }, now),
  ),
  serve(countSubmissionsEndpoint, () => countSubmissions()),
  serve(listTaggedPlayersEndpoint, async ({ id }) => ({ players: await listTaggedPlayers(id) })),
  serve(readSubmissionLinksEndpoint, ({ id }, { now }) => readSubmissionLinks(id, now)),
];
