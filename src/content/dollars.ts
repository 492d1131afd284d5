import * as z from 'zod/mini';
import { type Cents, centsFromDollars } from '#domain/money/money.ts';

const message = 'is not a dollar amount with at most two decimals';

/** An amount as staff write it (29.99), read as cents. */
export const DollarsSchema = z.pipe(
  z.number(message),
  z.transform((dollars: number, context): Cents => {
    try {
      return centsFromDollars(dollars);
    } catch {
      context.issues.push({ code: 'custom', message, input: dollars });
      return z.NEVER;
    }
  }),
);
