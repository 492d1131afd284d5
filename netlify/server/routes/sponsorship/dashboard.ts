import {
  createSponsorEndpoint,
  getSponsorEndpoint,
  listSponsorsEndpoint,
  readSponsorTermsEndpoint,
  readSponsorTotalsEndpoint,
} from '#contracts/sponsorship/dashboard.ts';
import { addSponsor } from '../../use-cases/sponsorship/add-sponsor.ts';
import {
  listSponsors,
  readSponsor,
  readSponsorTerms,
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
  signedInRoute(readSponsorTermsEndpoint, () => readSponsorTerms()),
  signedInRoute(getSponsorEndpoint, ({ id }, { now }) => readSponsor(id, now)),
  signedInRoute(createSponsorEndpoint, async ({ idempotencyKey, bill }, { account, now }) => ({
    bill: await addSponsor(idempotencyKey, bill, account, now),
  })),
];
