import { parseDollars } from '#domain/money/parse-dollars.ts';

/** The amount of a form in cents: it is typed in dollars. NaN where what is typed is no amount. */
export function readAmountCents<Values extends { amountCents: number }>(
  values: Values,
  { amountCents = '' }: Record<string, string>,
): Values {
  return { ...values, amountCents: parseDollars(amountCents) ?? Number.NaN };
}
