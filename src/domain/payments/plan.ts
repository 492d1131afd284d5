import * as z from 'zod/mini';
import { TimeZoneSchema } from '#domain/calendar/time-zone-schema.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';

/** The moment from which Stripe counts the months of a plan, and the time zone in which its days are told. */
const AnchorSchema = z.object({
  /** Unix seconds; Stripe counts in UTC. */
  at: z.int(),
  timeZone: TimeZoneSchema,
});
export type Anchor = z.infer<typeof AnchorSchema>;

/** Charges that repeat. Dates are local to the program, YYYY-MM-DD. */
export const PlanSchema = z.object({
  frequency: z.enum(['monthly', 'quarterly', 'annual']),
  /** How many charges, after which the plan ends automatically; null = until it is stopped. */
  count: z.nullable(z.int().check(z.positive())),
  /** Carries the cents that do not divide. */
  firstCents: CentsSchema,
  eachCents: CentsSchema,
  firstOn: z.iso.date(),
  /** The date of the last charge; null = none. */
  lastOn: z.nullable(z.iso.date()),
  /** Of installments that Stripe charges, or has charged. Without it the days count from `firstOn`. */
  anchor: z.optional(AnchorSchema),
});
export type Plan = z.infer<typeof PlanSchema>;
