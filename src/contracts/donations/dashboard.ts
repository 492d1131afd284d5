import * as z from 'zod/mini';
import { DonationSchema } from '#domain/donations/donation.ts';
import { GIFT_ENDS } from '#domain/donations/end-of-gift.ts';
import { PAYMENT_STATUSES } from '#domain/payments/choices.ts';
import { adminPost } from '../endpoint.ts';
import { AdminPaymentSchema, OwedSchema, RowBooksSchema } from '../payments/dashboard.ts';
import { DoneSchema, SeenRecordSchema } from '../records/change.ts';
import { correctEmailEndpoint, detailEndpoint, notesEndpoint } from '../records/office.ts';
import { tableEndpoint } from '../records/table.ts';

/** A gift as the office sees it, with its donor also where the donor is not named in public. */
export const AdminDonationSchema = z.extend(
  z.omit(DonationSchema, { requestHash: true, payment: true }),
  { payment: AdminPaymentSchema },
);
export type AdminDonation = z.infer<typeof AdminDonationSchema>;

/** As a row of the table, and of its spreadsheet. */
const RowSchema = z.extend(AdminDonationSchema, {
  books: RowBooksSchema,
  /** As the form says, unless the address has asked for no more news since. */
  wantsNews: z.boolean(),
});
export type DonationRow = z.infer<typeof RowSchema>;

export const listDonationsEndpoint = tableEndpoint('/api/admin/donations', RowSchema, {
  filters: { status: PAYMENT_STATUSES },
  sorts: ['createdAt', 'donor', 'type', 'total', 'status'],
  direction: 'desc',
});

export const getDonationEndpoint = detailEndpoint(
  '/api/admin/donations/detail',
  z.object({
    record: AdminDonationSchema,
    owed: OwedSchema,
    /** How the office may end it; null where it may not. */
    end: z.nullable(z.enum(GIFT_ENDS)),
  }),
);

export const noteDonationEndpoint = notesEndpoint(
  '/api/admin/donations/notes',
  AdminDonationSchema,
);

export const correctDonorEmailEndpoint = correctEmailEndpoint(
  '/api/admin/donations/email',
  AdminDonationSchema,
);

/** Cancels a gift that has not come, or ends a monthly one that is paid by hand, and emails the donor. */
export const endGiftEndpoint = adminPost({
  path: '/api/admin/payments/end-gift',
  stepUp: false,
  request: SeenRecordSchema,
  response: DoneSchema,
});
