import {
  createDiscountEndpoint,
  readDiscountsEndpoint,
  updateDiscountEndpoint,
} from '#contracts/discounts/dashboard.ts';
import { readDiscounts } from '../../use-cases/discounts/read-discounts.ts';
import { addDiscount, changeDiscount } from '../../use-cases/discounts/save-discount.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';
import { tableRoutes } from '../http/table-routes.ts';

export const adminDiscountsRoutes: readonly Route[] = [
  ...tableRoutes(readDiscountsEndpoint, (_, info) => readDiscounts(info.now)),
  signedInRoute(createDiscountEndpoint, async ({ idempotencyKey, discount }, info) => ({
    discount: await addDiscount(idempotencyKey, discount, info.account, info.now),
  })),
  signedInRoute(updateDiscountEndpoint, async ({ discount, ...seen }, info) => ({
    discount: await changeDiscount(seen, discount, info.account, info.now),
  })),
];
