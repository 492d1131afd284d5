import {
  countSubmissions as countsEndpoint,
  readSubmissionLinks as linksEndpoint,
  listSubmissions as listEndpoint,
  listTaggedPlayers as playersEndpoint,
} from '#contracts/admin/gallery.ts';
import {
  countSubmissions,
  listSubmissions,
  listTaggedPlayers,
  readSubmissionLinks,
} from '../../use-cases/gallery/read-submissions.ts';
import { type Served, serve } from '../http/serve.ts';
import { serveTable } from '../http/serve-table.ts';

export const galleryRoutes: readonly Served[] = [
  ...serveTable(listEndpoint, ({ status, ...query }, { now }) =>
    listSubmissions({ ...query, filters: { status } }, now),
  ),
  serve(countsEndpoint, () => countSubmissions()),
  serve(playersEndpoint, async ({ id }) => ({ players: await listTaggedPlayers(id) })),
  serve(linksEndpoint, ({ id }, { now }) => readSubmissionLinks(id, now)),
];
