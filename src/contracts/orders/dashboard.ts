import * as z from 'zod/mini';
import { FULFILLMENTS, OrderSchema } from '#domain/orders/order.ts';
import { PAYMENT_STATUSES } from '#domain/payments/choices.ts';
import { adminPost } from '../endpoint.ts';
import { AdminPaymentSchema, OwedSchema, RowBooksSchema } from '../payments/dashboard.ts';
import { DoneSchema, SeenRecordSchema } from '../records/change.ts';
import {
  changeEndpoint,
  correctEmailEndpoint,
  detailEndpoint,
  notesEndpoint,
} from '../records/office.ts';
import { tableEndpoint } from '../records/table.ts';

/** An order as the office sees it. */
export const AdminOrderSchema = z.extend(
  z.omit(OrderSchema, { requestHash: true, payment: true }),
  { payment: AdminPaymentSchema },
);
export type AdminOrder = z.infer<typeof AdminOrderSchema>;

/** As a row of the table, and of its spreadsheet. */
const RowSchema = z.extend(AdminOrderSchema, { books: RowBooksSchema });
export type OrderRow = z.infer<typeof RowSchema>;

export const listOrdersEndpoint = tableEndpoint('/api/admin/orders', RowSchema, {
  filters: { status: PAYMENT_STATUSES, fulfilment: FULFILLMENTS },
  sorts: ['createdAt', 'payer', 'total', 'status', 'fulfilment'],
  direction: 'desc',
});

export const getOrderEndpoint = detailEndpoint(
  '/api/admin/orders/detail',
  z.object({ record: AdminOrderSchema, owed: OwedSchema }),
);

export const noteOrderEndpoint = notesEndpoint('/api/admin/orders/notes', AdminOrderSchema);

export const correctBuyerEmailEndpoint = correctEmailEndpoint(
  '/api/admin/orders/email',
  AdminOrderSchema,
);

/** Takes an order one step on, or back. */
export const fulfillOrderEndpoint = changeEndpoint(
  '/api/admin/orders/fulfil',
  { fulfilment: z.enum(FULFILLMENTS) },
  AdminOrderSchema,
);

/** Closes an order at the part that came, and emails the buyer. */
export const closeOrderEndpoint = adminPost({
  path: '/api/admin/payments/close-order',
  stepUp: false,
  request: SeenRecordSchema,
  response: DoneSchema,
});

/** Cancels an order that nothing was paid for, and emails the buyer. */
export const cancelOrderEndpoint = adminPost({
  path: '/api/admin/payments/cancel-order',
  stepUp: false,
  request: SeenRecordSchema,
  response: DoneSchema,
});
