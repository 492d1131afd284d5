import {
  fulfilOrderEndpoint,
  getOrderEndpoint,
  listOrdersEndpoint,
  noteOrderEndpoint,
} from '#contracts/orders/dashboard.ts';
import { fulfilOrder } from '../../use-cases/orders/fulfil-order.ts';
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
  signedInRoute(fulfilOrderEndpoint, async (request, { account, now }) => ({
    record: await fulfilOrder(request, account, now),
  })),
];
