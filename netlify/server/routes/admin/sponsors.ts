import { DONE } from '#contracts/admin/change.ts';
import {
  createSponsor,
  deleteSponsor,
  getSponsor,
  listSponsorLevels as levelsEndpoint,
  listSponsors as listEndpoint,
  readSponsorTotals as totalsEndpoint,
  updateSponsor as updateEndpoint,
} from '#contracts/admin/sponsors.ts';
import { type Served, serve } from '../../http/serve.ts';
import {
  listLevels,
  listSponsors,
  readSponsor,
  readSponsorTotals,
} from '../../use-cases/admin/sponsors/read-sponsors.ts';
import {
  addSponsor,
  removeSponsor,
  updateSponsor,
} from '../../use-cases/admin/sponsors/save-sponsor.ts';
import { serveTable } from './serve-table.ts';

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
  serve(updateEndpoint, async ({ bill, ...record }, { account, now }) => ({
    bill: await updateSponsor(record, bill, account, now),
  })),
  serve(deleteSponsor, async (record, { account, now }) => {
    await removeSponsor(record, account, now);
    return DONE;
  }),
];
