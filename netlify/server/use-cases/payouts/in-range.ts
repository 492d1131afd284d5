import type { Query } from '@google-cloud/firestore';
import type { Range } from '#domain/payments/period.ts';

/** Whatever has a moment at all: neither what failed nor what is on its way. */
const ALL: Range = { from: '0', to: 'a' };

/** The records whose instant in a field is in the range; of no range, those that have one. */
export function inRange(query: Query, field: string, range: Range | null): Query {
  const { from, to } = range ?? ALL;
  return query.where(field, '>=', from).where(field, '<', to);
}
