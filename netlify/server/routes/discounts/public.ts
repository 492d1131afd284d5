import { findDiscountsEndpoint } from '#contracts/discounts/public.ts';
import { readSettings } from '../../gateways/content.ts';
import { findDiscounts } from '../../use-cases/discounts/find-discounts.ts';
import { consumeLimit } from '../../use-cases/limits/consume-limit.ts';
import { type Route, route } from '../http/route.ts';

export const discountsRoutes: readonly Route[] = [
  route(findDiscountsEndpoint, async ({ code, earlier = [] }, info) => {
    // What applies without a code is no secret.
    if (code !== null) await consumeLimit('code', info);
    const { timeZone } = await readSettings();
    const found = await findDiscounts({ code, now: info.now, timeZone, earlier });
    return { discounts: found };
  }),
];
