import * as z from 'zod/mini';
import { ADJUSTMENT_KINDS } from '#domain/billing/adjustment.ts';
import { AGES } from '#domain/families/age.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { PAYABLE_KINDS } from '#domain/payments/choices.ts';
import { MOVES } from '#domain/payments/movements.ts';
import { isMonth } from '#domain/payments/period.ts';
import { messages } from '#words/office/refusals/records.ts';
import { adminGet } from '../endpoint.ts';

const SumsSchema = z.record(z.enum(MOVES), z.int());
const CountedSchema = z.object({ count: z.int(), cents: z.int() });
/** What is owed, by how long it has been due. */
const AgesSchema = z.record(z.enum(AGES), CentsSchema);

/** One month of the books. */
export const MonthReportSchema = z.object({
  /** YYYY-MM, local to the program. */
  month: z.string(),
  /** Whose books they are. */
  programName: z.string(),
  /** Id of the uploaded logo, see brand-picture.ts. */
  logo: z._default(z.nullable(z.string()), null),
  kinds: z.array(z.object({ kind: z.enum(PAYABLE_KINDS), sums: SumsSchema, netCents: z.int() })),
  sums: SumsSchema,
  /** What has come and stayed. */
  netCents: z.int(),
  /** What Stripe kept of the payments. */
  feeCents: CentsSchema,
  /** What it took from the balance apart from them, as for subscriptions; less than zero where it gave back more. */
  ownFeeCents: z.int(),
  /** Payments by Stripe whose fee is not known yet. */
  unknownFees: z.int(),
  /** What reductions decided in the month have cost. */
  adjustments: z.array(
    z.object({ kind: z.enum(ADJUSTMENT_KINDS), count: z.int(), cents: CentsSchema }),
  ),
  /** What Stripe sent to the bank in the month. @see PayoutsOfMonth of src/domain/payouts */
  payouts: z.object({ matched: CountedSchema, open: CountedSchema, returned: CountedSchema }),
  /** What is owed on the day of the report, whatever its month. */
  outstanding: z.object({ today: z.iso.date(), families: AgesSchema, sponsors: AgesSchema }),
  /** Records that cannot be read, so that sums may be wrong by what is in them. */
  unreadable: z.int(),
});
export type MonthReport = z.infer<typeof MonthReportSchema>;

const request = z.object({
  /** This month unless told. */
  month: z._default(
    z.string().check(z.refine((text) => text === '' || isMonth(text), messages.month)),
    '',
  ),
});

/** The month in sums. */
export const readMonthEndpoint = adminGet({
  path: '/api/admin/books/month',
  stepUp: false,
  request,
  response: MonthReportSchema,
});
