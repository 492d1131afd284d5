import {
  listFamiliesEndpoint,
  readFamilyEndpoint,
  readFamilyTotalsEndpoint,
} from '#contracts/families/dashboard.ts';
import { listFamilies, readFamilyTotals } from '../../use-cases/families/list-families.ts';
import { readFamily } from '../../use-cases/families/read-family.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';
import { tableRoutes } from '../http/table-routes.ts';

/** Who owes us, and the account of one family. */
export const familyRoutes: readonly Route[] = [
  ...tableRoutes(listFamiliesEndpoint, ({ age, hold, balance, ...query }, { now }) =>
    listFamilies({ ...query, filters: { age, hold, balance } }, now),
  ),
  signedInRoute(readFamilyTotalsEndpoint, (_, { now }) => readFamilyTotals(now)),
  signedInRoute(readFamilyEndpoint, ({ email }, { account, now }) =>
    readFamily(email, account, now),
  ),
];
