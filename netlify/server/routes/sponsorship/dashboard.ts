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
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';
import { tableRoutes } from '../http/table-routes.ts';

export const sponsorsRoutes: readonly Route[] = [
  ...tableRoutes(listSponsorsEndpoint, ({ paymentStatus, paymentFrequency, ...query }) =>
    listSponsors({ ...query, filters: { paymentStatus, paymentFrequency } }),
  ),
  signedInRoute(readSponsorTotalsEndpoint, () => readSponsorTotals()),
  signedInRoute(listSponsorLevelsEndpoint, async () => ({ levels: await listLevels() })),
  signedInRoute(getSponsorEndpoint, ({ id }, { now }) => readSponsor(id, now)),
  signedInRoute(createSponsorEndpoint, async ({ idempotencyKey, bill }, { account, now }) => ({
    bill: await addSponsor(idempotencyKey, bill, account, now),
  })),
];
