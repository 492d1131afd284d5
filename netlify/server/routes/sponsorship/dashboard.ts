import {
  createSponsor,
  getSponsor,
  listSponsorLevels as levelsEndpoint,
  listSponsors as listEndpoint,
  readSponsorTotals as totalsEndpoint,
} from '#contracts/admin/sponsors.ts';
import { addSponsor } from '../../use-cases/sponsorship/add-sponsor.ts';
import {
  listLevels,
  listSponsors,
  readSponsor,
  readSponsorTotals,
} from '../../use-cases/sponsorship/read-sponsors.ts';
import { type Served, serve } from '../http/serve.ts';
import { serveTable } from '../http/serve-table.ts';

export const sponsorsRoutes: readonly Served[] = [
  ...serveTable(listEndpoint, ({ paymentStatus, paymentFrequency, ...query }) =>
    listSponsors({ ...query, filters: { paymentStatus, paymentFrequency } }),
  ),
  serve(totalsEndpoint, () => readSponsorTotals()),
  serve(levelsEndpoint, async () => ({ levels: await listLevels() })),
  serve(getSponsor, ({ id }, { now }) => readSponsor(id, now)),
  serve(createSponsor, async ({ idempotencyKey, bill }, { account, now }) => ({
    bill: await addSponsor(idempotencyKey, bill, account, now),
  })),
];
