import {
  knowLineEndpoint,
  listPayoutLinesEndpoint,
  listPayoutsEndpoint,
  lookAtStripeEndpoint,
  matchPayoutEndpoint,
  readEquationEndpoint,
  readPayoutEndpoint,
  unknowLineEndpoint,
  unmatchPayoutEndpoint,
} from '#contracts/payouts/dashboard.ts';
import { DONE } from '#contracts/records/change.ts';
import { timeBudget } from '../../core/time-budget.ts';
import { knowLine, unknowLine } from '../../use-cases/payouts/know-line.ts';
import { listPayoutLines, listPayouts, readPayout } from '../../use-cases/payouts/list-payouts.ts';
import { lookNow } from '../../use-cases/payouts/look-now.ts';
import { matchPayout, unmatchPayout } from '../../use-cases/payouts/match-payout.ts';
import { readEquation } from '../../use-cases/payouts/read-equation.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';
import { tableRoutes } from '../http/table-routes.ts';

/** Of the ten seconds that a function has; what is begun is ended. */
const LOOK_MS = 4_000;

export const payoutsRoutes: readonly Route[] = [
  ...tableRoutes(listPayoutsEndpoint, ({ status, bank, ...query }) =>
    listPayouts({ ...query, filters: { status, bank } }),
  ),
  ...tableRoutes(listPayoutLinesEndpoint, ({ payout, fit, ...query }) =>
    listPayoutLines({ ...query, filters: { payout, fit } }),
  ),
  signedInRoute(knowLineEndpoint, async (request, { account, now }) => {
    await knowLine(request, account, now);
    return DONE;
  }),
  signedInRoute(unknowLineEndpoint, async (request, { account, now }) => {
    await unknowLine(request, account, now);
    return DONE;
  }),
  signedInRoute(readPayoutEndpoint, async ({ id }) => ({ payout: await readPayout(id) })),
  signedInRoute(matchPayoutEndpoint, async (request, { account, now }) => ({
    payout: await matchPayout(request, account, now),
  })),
  signedInRoute(unmatchPayoutEndpoint, async (request, { account, now }) => ({
    payout: await unmatchPayout(request, account, now),
  })),
  signedInRoute(lookAtStripeEndpoint, ({ after }, { now }) =>
    lookNow(now, timeBudget(LOOK_MS), after),
  ),
  signedInRoute(readEquationEndpoint, ({ period }) => readEquation(period)),
];
