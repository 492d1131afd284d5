export interface Share {
  name?: string;
  percent?: number;
}

/** The shares of a dollar make a whole one, if there are any; otherwise by how much they miss it. */
export function checkAllocation(shares: readonly Share[] | undefined): true | string {
  if (!shares || shares.length === 0) return true;
  const total = shares.reduce((sum, { percent }) => sum + (percent ?? 0), 0);
  if (total === 100) return true;
  const fix = total < 100 ? `Add ${100 - total}% more` : `Take ${total - 100}% away`;
  return `The shares add up to ${total}%. ${fix}.`;
}

/** Amounts to choose from rise, and none is below what may be given. */
export function checkAmounts(
  amounts: readonly number[] | undefined,
  minimum: number | undefined,
): true | string {
  const given = amounts ?? [];
  const falls = given.some((amount, index) => amount <= (given[index - 1] ?? 0));
  if (falls) return 'Put the amounts in order, the smallest first, each once.';
  const [smallest] = given;
  if (smallest !== undefined && minimum !== undefined && smallest < minimum) {
    return `$${smallest} is less than the smallest gift, $${minimum}.`;
  }
  return true;
}
