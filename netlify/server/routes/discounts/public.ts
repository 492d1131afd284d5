import { findDiscountsEndpoint } from '#contracts/discounts/public.ts';
import { findShownDiscounts } from '../../use-cases/discounts/find-discounts.ts';
import { consumeLimit } from '../../use-cases/limits/consume-limit.ts';
import { type Route, route } from '../http/route.ts';

export const discountsRoutes: readonly Route[] = [
  route(findDiscountsEndpoint, async ({ code, earlier = [] }, info) => {
    // What applies without a code is no secret.
    if (code !== null) await consumeLimit('code', info);
    const found = await findShownDiscounts({ code, now: info.now, earlier });
    return { discounts: found };
  }),
];
