import * as z from 'zod/mini';
import { centsFromDollars } from './money.ts';

/* Apart from money.ts, which pages that show an amount carry: they need no Zod. */

/** An amount of US dollars as whole cents. */
export const CentsSchema = z.int().check(z.nonnegative());

/** A dollar amount as staff write it in content, read as cents. */
export const CentsFromDollarsSchema = z.pipe(
  z.number(),
  z.transform((amount, context) => {
    try {
      return centsFromDollars(amount);
    } catch {
      context.issues.push({
        code: 'custom',
        input: amount,
        message: 'must be an amount in dollars with at most two decimals, such as 29.99',
      });
      return z.NEVER;
    }
  }),
);
