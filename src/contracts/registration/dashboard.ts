import * as z from 'zod/mini';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { RegistrationSchema } from '#domain/registration/registration.ts';
import { REGISTRATION_STANDINGS } from '#domain/registration/standing.ts';
import { adminGet, adminPost } from '../endpoint.ts';
import { AdminPaymentSchema, OwedSchema, RowBooksSchema } from '../payments/dashboard.ts';
import { DoneSchema, SeenRecordSchema } from '../records/change.ts';
import { detailEndpoint, notesEndpoint } from '../records/office.ts';
import { ANY_TEXT, tableEndpoint } from '../records/table.ts';
import { SignedSchema } from './signed-documents.ts';

/** A registration as the office sees it. Medical notes are kept elsewhere and read one at a time. */
export const AdminRegistrationSchema = z.extend(
  z.omit(RegistrationSchema, { requestHash: true, payment: true }),
  { payment: AdminPaymentSchema },
);
export type AdminRegistration = z.infer<typeof AdminRegistrationSchema>;

/** As a row of the table, and of its spreadsheet. */
const RowSchema = z.extend(AdminRegistrationSchema, {
  books: RowBooksSchema,
  /** One state for it and its bills. */
  standing: z.enum(REGISTRATION_STANDINGS),
  /** As the form says, unless the address has asked for no more news since. */
  wantsNews: z.boolean(),
});
export type RegistrationRow = z.infer<typeof RowSchema>;

export const listRegistrationsEndpoint = tableEndpoint('/api/admin/registrations', RowSchema, {
  /** A season by any spelling of its name. */
  filters: { status: REGISTRATION_STANDINGS, season: ANY_TEXT },
  sorts: ['createdAt', 'payer', 'total', 'status', 'frequency'],
  direction: 'desc',
});

/** What the filter by season offers: those that families have registered for, the latest first. */
export const listRegistrationSeasonsEndpoint = adminGet({
  path: '/api/admin/registrations/seasons',
  stepUp: false,
  request: z.object({}),
  response: z.object({ seasons: z.array(z.string()) }),
});

export const getRegistrationEndpoint = detailEndpoint(
  '/api/admin/registrations/detail',
  z.object({
    /** With the guardian's phone as the office has corrected it on the players. */
    record: AdminRegistrationSchema,
    /** Whom to call today, by the players; several where they differ. */
    emergency: z.array(
      z.object({
        players: z.array(z.string()),
        name: z.nullable(z.string()),
        phone: z.nullable(z.string()),
      }),
    ),
    standing: z.enum(REGISTRATION_STANDINGS),
    owed: OwedSchema,
    /** Of a plan by the office: what is still owed on other bills, by their days. */
    parts: z.array(
      z.object({ number: z.string(), dueDate: z.nullable(z.iso.date()), leftCents: CentsSchema }),
    ),
    /** What its canceled bills came to: it stays in the total, as a bill can be opened again. */
    cancelledCents: CentsSchema,
    /** What was signed with it: of each text one signature, by whose id its copy is asked for. */
    signed: z.array(SignedSchema),
    /** Nothing was paid for it, and nothing is on its way. */
    canCancel: z.boolean(),
    /** Others of the season under the same address with one of its players in them. */
    duplicates: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        standing: z.enum(REGISTRATION_STANDINGS),
      }),
    ),
    /** Other players under the same address who have the name of one of its own. */
    namesakes: z.array(
      z.object({ id: z.string(), name: z.string(), pastSeason: z.nullable(z.string()) }),
    ),
  }),
);

export const noteRegistrationEndpoint = notesEndpoint(
  '/api/admin/registrations/notes',
  AdminRegistrationSchema,
);

/**
 * Cancels a registration that nothing was paid for; the guardian is emailed. With the money, as it closes
 * Stripe's page. It deletes players and their medical notes, so it needs the second factor.
 */
export const cancelRegistrationEndpoint = adminPost({
  path: '/api/admin/payments/cancel-registration',
  stepUp: true,
  request: SeenRecordSchema,
  response: DoneSchema,
});
