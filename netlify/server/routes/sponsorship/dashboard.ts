import {
  createSponsorEndpoint,
  getSponsorEndpoint,
  listSponsorLevelsEndpoint,
  listSponsorsEndpoint,
  readSponsorTotalsEndpoint,
} from '#contracts/sponsorship/dashboard.ts';
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
  ...serveTable(listSponsorsEndpoint, ({ paymentStatus, paymentFrequency, ...query }) =>
    listSponsors({ ...query, filters: { paymentStatus, paymentFrequency } }),
  ),
  serve(readSponsorTotalsEndpoint, () => readSponsorTotals()),
  serve(listSponsorLevelsEndpoint, async () => ({ levels: await listLevels() })),
  serve(getSponsorEndpoint, ({ id }, { now }) => readSponsor(id, now)),
  serve(createSponsorEndpoint, async ({ idempotencyKey, bill }, { account, now }) => ({
    bill: await addSponsor(idempotencyKey, bill, account, now),
  })),
];
