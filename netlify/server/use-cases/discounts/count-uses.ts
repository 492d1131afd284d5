import type { Query, Transaction } from '@google-cloud/firestore';
import type { Discount } from '#domain/discounts/discount.ts';
import { CANCELLED_BY, isUnpaidRegistration } from '#domain/registration/cancellation.ts';
import { firestore } from '../../gateways/firestore.ts';
import { registrations } from '../../gateways/records.ts';

/*
 * A use is a registration that has the discount and is not canceled. Hundreds may have it: they are counted
 * where that tells enough, and not read.
 */

/** With so many uses left, no forms that are sent at once take the last one. */
const PLENTY = 100;

const having = (id: string) => registrations().where('discountIds', 'array-contains', id);

/**
 * How many uses of a discount count for a family; where that leaves some in any case, canceled ones may be among
 * them.
 * @param earlier keys of its registrations: of those that are unpaid the one asked for takes the place
 */
export async function countUses(
  { id, maxUses }: Pick<Discount, 'id' | 'maxUses'>,
  earlier: readonly string[],
): Promise<number> {
  if (maxUses === null) return 0;
  const most = await countOf(having(id));
  if (most < maxUses) return most;
  const cancelled = await countOf(having(id).where('cancelled.by', 'in', CANCELLED_BY));
  return most - cancelled - (await countGivingWay(id, earlier));
}

/**
 * Whether one more may have a discount, in the transaction that creates it. While many are left it reads
 * nothing in there: what every family reads and adds to is a queue.
 * @param without ids of registrations that do not count
 */
export async function hasUseLeft(
  transaction: Transaction,
  { id, maxUses }: Pick<Discount, 'id' | 'maxUses'>,
  without: ReadonlySet<string>,
): Promise<boolean> {
  if (maxUses === null || (await countOf(having(id))) + PLENTY <= maxUses) return true;
  const { docs } = await transaction.get(having(id).select('cancelled'));
  return docs.filter((doc) => !without.has(doc.id) && !doc.get('cancelled')).length < maxUses;
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

async function countGivingWay(discountId: string, earlier: readonly string[]): Promise<number> {
  const refs = [...new Set(earlier.map((key) => key.toLowerCase()))].map((key) =>
    registrations().doc(key),
  );
  const docs = refs.length > 0 ? await firestore().getAll(...refs) : [];
  const givesWay = docs.filter((doc) => {
    const ids: unknown = doc.get('discountIds');
    const isOne = Array.isArray(ids) && ids.includes(discountId) && !doc.get('cancelled');
    return isOne && isUnpaidRegistration(doc.get('payment'), []);
  });
  return givesWay.length;
}
