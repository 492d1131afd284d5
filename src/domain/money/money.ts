/** An amount of US dollars as whole cents: the only form money takes in code, records and on the wire. */
export type Cents = number;

/**
 * Cents from a dollar amount with at most two decimals, as staff write prices in content (29.99).
 * @throws RangeError when the amount is negative, not finite or has more than two decimals.
 */
export function centsFromDollars(dollars: number): Cents {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents) || cents < 0 || Math.abs(cents / 100 - dollars) > 1e-9) {
    throw new RangeError(`Not a dollar amount with two decimals: ${dollars}`);
  }
  // Minus zero would be shown as "-$0.00".
  return cents === 0 ? 0 : cents;
}

/**
 * "$1,234.50": the one way an amount is shown to a person. The United States write it so in each language that we
 * speak, and a test holds it against `Intl`, whose first number would cost a slow phone some 70 ms before a form
 * reacts.
 */
export function formatCents(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}$${formatDollars(Math.abs(cents))}`;
}

/** '1,234.50': an amount of zero or more without its sign. */
export function formatDollars(cents: Cents): string {
  return (cents / 100).toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',');
}

/** What amounts come to together; below zero where more went than came. */
export function sumCents(amounts: readonly number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}

/**
 * Splits a total over `count` charges. Cents that do not divide are added to the first charge,
 * so the sum is exact (decisions §2, installments).
 * @throws RangeError when count is not a positive whole number.
 */
export function splitCents(total: Cents, count: number): Cents[] {
  if (!Number.isInteger(count) || count < 1) {
    throw new RangeError(`Not a count of charges: ${count}`);
  }
  const each = Math.floor(total / count);
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? total - each * (count - 1) : each,
  );
}
