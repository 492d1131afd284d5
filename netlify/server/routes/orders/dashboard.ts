import {
  correctBuyerEmailEndpoint,
  fulfillOrderEndpoint,
  getOrderEndpoint,
  listOrdersEndpoint,
  noteOrderEndpoint,
} from '#contracts/orders/dashboard.ts';
import { fulfillOrder } from '../../use-cases/orders/fulfill-order.ts';
import { listOrders } from '../../use-cases/orders/list-orders.ts';
import { orderRecords } from '../../use-cases/orders/order-records.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';
import { tableRoutes } from '../http/table-routes.ts';

export const orderRoutes: readonly Route[] = [
  ...tableRoutes(listOrdersEndpoint, ({ status, fulfilment, ...query }) =>
    listOrders({ ...query, filters: { status, fulfilment } }),
  ),
  signedInRoute(getOrderEndpoint, ({ id }, { now }) => orderRecords.read(id, now)),
  signedInRoute(noteOrderEndpoint, async (request, { account, now }) => ({
    record: await orderRecords.note(request, account, now),
  })),
  signedInRoute(correctBuyerEmailEndpoint, async (request, { account, now }) => ({
    record: await orderRecords.correctEmail(request, account, now),
  })),
  signedInRoute(fulfillOrderEndpoint, async (request, { account, now }) => ({
    record: await fulfillOrder(request, account, now),
  })),
];
