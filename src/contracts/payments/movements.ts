import * as z from 'zod/mini';
import { PAYABLE_KINDS } from '#domain/payments/choices.ts';
import { LEDGER_METHODS, LedgerEntrySchema } from '#domain/payments/ledger-entry.ts';
import { MOVES } from '#domain/payments/movements.ts';
import { adminGet } from '../endpoint.ts';
import { ANY_TEXT, tableEndpoint } from '../records/table.ts';

/** Money that came or went, as a row of the books. */
export const MovementRowSchema = z.extend(
  z.pick(LedgerEntrySchema, {
    kind: true,
    recordId: true,
    label: true,
    name: true,
    email: true,
    method: true,
    reference: true,
    reason: true,
  }),
  {
    id: z.string(),
    /** When it came or went. */
    at: z.iso.datetime(),
    /** Less than zero for what went. */
    cents: z.int(),
    what: z.enum(MOVES),
    /** What Stripe kept of it; null where that is not known, and where no fee was asked. */
    feeCents: z.nullable(z.int()),
    /** With what Stripe paid it out to the bank. */
    payoutId: z.nullable(z.string()),
    /** The day on which that was to reach the bank; null where it is not known. */
    payoutOn: z.nullable(z.iso.date()),
  },
);
export type MovementRow = z.infer<typeof MovementRowSchema>;

const table = tableEndpoint('/api/admin/books/movements', MovementRowSchema, {
  filters: {
    /** A month '2026-11', a year '2026', or 'all', which asks for a search; this month unless told. */
    period: ANY_TEXT,
    what: MOVES,
    kind: PAYABLE_KINDS,
    method: LEDGER_METHODS,
  },
  sorts: ['at', 'payer', 'amount'],
  direction: 'desc',
});

/** Of every page, not of the one that is shown. */
const SumsSchema = z.record(z.enum(MOVES), z.int());
const response = z.extend(table.response, {
  /** The one that was asked for, or this month. */
  period: z.string(),
  sums: SumsSchema,
  /** Entries that cannot be read, so that the sums may be wrong by what is in them. */
  unreadable: z.int(),
});

/** The most rows of one answer of the export: a busy year takes a few. */
const EXPORT_ROWS = 2500;

/** Every movement of money of a period, and what they come to. */
export const listMovementsEndpoint = {
  ...table,
  response,
  exported: adminGet({
    ...table.exported,
    stepUp: true,
    request: z.extend(table.exported.request, {
      pageSize: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(EXPORT_ROWS)),
        EXPORT_ROWS,
      ),
    }),
    response,
  }),
};
export type MovementPage = z.infer<typeof response>;
