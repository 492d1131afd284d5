import type { ValidationContext } from 'sanity';
import { API_VERSION } from './unique.ts';

/** What staff should know of a donation level that is less than the smallest one-time gift. */
export function findLevelWarning(
  amount: number | undefined,
  minimum: number | null,
): string | undefined {
  if (amount === undefined || minimum === null || amount >= minimum) return undefined;
  return `The smallest one-time gift is $${minimum} (Donate page), so the website does not offer this level.`;
}

/** Compares the amount with the published donate page. */
export async function checkLevelAmount(amount: number | undefined, context: ValidationContext) {
  const minimum = await context
    .getClient({ apiVersion: API_VERSION })
    .fetch<number | null>('*[_id == "donatePage"][0].oneTimeMinimum', {}, { perspective: 'raw' });
  return findLevelWarning(amount, minimum) ?? true;
}
