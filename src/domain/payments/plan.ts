import * as z from 'zod/mini';
import { CentsSchema } from '#domain/money/cents-schema.ts';

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
});
export type Plan = z.infer<typeof PlanSchema>;
