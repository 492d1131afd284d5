import type { Query } from '@google-cloud/firestore';

/** From an instant up to another, which is out of it. UTC ISO. */
export interface Range {
  from: string;
  to: string;
}

/** Whatever has a moment at all: neither what failed nor what is on its way. */
const ALL: Range = { from: '0', to: 'a' };

/** The records whose instant in a field is in the range; of no range, those that have one. */
export function inRange(query: Query, field: string, range: Range | null): Query {
  const { from, to } = range ?? ALL;
  return query.where(field, '>=', from).where(field, '<', to);
}
