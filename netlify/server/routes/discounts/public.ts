import { findDiscountsEndpoint } from '#contracts/discounts/public.ts';
import { findDiscounts } from '../../use-cases/discounts/find-discounts.ts';
import { consumeLimit } from '../../use-cases/limits/consume-limit.ts';
import { readToday } from '../../use-cases/team/read-today.ts';
import { type Route, route } from '../http/route.ts';

export const discountsRoutes: readonly Route[] = [
  route(findDiscountsEndpoint, async ({ code, earlier = [] }, info) => {
    // What applies without a code is no secret.
    if (code !== null) await consumeLimit('code', info);
    const found = await findDiscounts({ code, today: await readToday(info.now), earlier });
    return { discounts: found };
  }),
];
