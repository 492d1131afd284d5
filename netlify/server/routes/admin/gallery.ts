import {
  countSubmissions as countsEndpoint,
  readSubmissionLinks as linksEndpoint,
  listSubmissions as listEndpoint,
  listTaggedPlayers as playersEndpoint,
} from '#contracts/admin/gallery.ts';
import { type Served, serve } from '../../http/serve.ts';
import {
  countSubmissions,
  listSubmissions,
  listTaggedPlayers,
  readSubmissionLinks,
} from '../../use-cases/admin/read-submissions.ts';
import { serveTable } from './serve-table.ts';

export const galleryRoutes: readonly Served[] = [
  ...serveTable(listEndpoint, ({ status, ...query }, { now }) =>
    listSubmissions({ ...query, filters: { status } }, now),
  ),
  serve(countsEndpoint, () => countSubmissions()),
  serve(playersEndpoint, async ({ id }) => ({ players: await listTaggedPlayers(id) })),
  serve(linksEndpoint, ({ id }, { now }) => readSubmissionLinks(id, now)),
];
