import type {
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
  Transaction,
} from '@google-cloud/firestore';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { instantOf } from '#domain/calendar/calendar.ts';
import type { Discount } from '#domain/discounts/discount.ts';
import type { PaymentStatus } from '#domain/payments/choices.ts';
import { countingPlayers, isUnpaidRegistration } from '#domain/registration/cancellation.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { readable } from '../../core/broken-records.ts';
import { firestore } from '../../gateways/firestore.ts';
import { playerBills, registrations } from '../../gateways/records.ts';

/*
 * A use is a registration that has the discount, is not canceled (as it is with its last bill, too), and was made
 * since the discount's first day: the office sets the days anew for each season, and last season's uses take
 * nothing from this one's. Hundreds may have it: they are counted where that tells enough, and not read.
 */

/** With so many uses left, no forms that are sent at once take the last one. */
const PLENTY = 100;

/** Local to the program. */
type FirstDay = Pick<Discount, 'id' | 'validFrom'>;

/** Before all instants where there is no first day. */
const sinceOf = ({ validFrom }: FirstDay, timeZone: string) =>
  validFrom === null ? '' : instantOf(validFrom, '00:00', timeZone).toISOString();

const having = (discount: FirstDay, timeZone: string) =>
  registrations()
    .where('discountIds', 'array-contains', discount.id)
    .where('createdAt', '>=', sinceOf(discount, timeZone));

/** How many are by registrations of which nobody plays. */
async function countOver(discount: FirstDay, timeZone: string): Promise<number> {
  const withStatus = (status: PaymentStatus) =>
    having(discount, timeZone).where('payment.status', '==', status);
  const [cancelled, refunded] = await Promise.all([
    countOf(withStatus('cancelled')),
    withStatus('refunded').select('payment.status', 'players').get(),
  ]);
  const over = await Promise.all(refunded.docs.map((doc) => isOver(doc, (query) => query.get())));
  return cancelled + over.filter(Boolean).length;
}

/** Of one that was refunded in full, somebody may play all the same, by a bill that stands. */
async function isOver(
  doc: QueryDocumentSnapshot,
  read: (query: Query<PlayerBill>) => Promise<QuerySnapshot<PlayerBill>>,
): Promise<boolean> {
  const status: PaymentStatus = doc.get('payment.status');
  if (status !== 'refunded') return status === 'cancelled';
  const found = await Promise.all(
    (['registrationId', 'partOf'] as const).map((field) =>
      read(playerBills().where(field, '==', doc.id)),
    ),
  );
  // One that cannot be read stands for nothing: families are not kept waiting for it.
  const bills = readable(found.flatMap(({ docs }) => docs));
  const players: Registration['players'] = doc.get('players');
  return countingPlayers({ payment: { status }, players }, bills).length === 0;
}

/** How many uses of a discount count, whether it has a limit or not. */
export async function countAllUses(discount: FirstDay, timeZone: string): Promise<number> {
  const [all, over] = await Promise.all([
    countOf(having(discount, timeZone)),
    countOver(discount, timeZone),
  ]);
  return all - over;
}

type Limited = FirstDay & Pick<Discount, 'maxUses'>;

/**
 * How many uses of a discount count for a family; where that leaves some in any case, canceled ones may be among
 * them.
 * @param given.earlier keys of its registrations: of those that are unpaid the one asked for takes the place
 */
export async function countUses(
  discount: Limited,
  { earlier, timeZone }: { earlier: readonly string[]; timeZone: string },
): Promise<number> {
  const { maxUses } = discount;
  if (maxUses === null) return 0;
  const most = await countOf(having(discount, timeZone));
  if (most < maxUses) return most;
  const over = await countOver(discount, timeZone);
  return most - over - (await countGivingWay(discount, earlier, timeZone));
}

/**
 * Whether one more may have a discount, in the transaction that creates it. While many are left it reads
 * nothing in there: what every family reads and adds to is a queue.
 * @param given.without ids of registrations that do not count
 */
export async function hasUseLeft(
  transaction: Transaction,
  discount: Limited,
  { without, timeZone }: { without: ReadonlySet<string>; timeZone: string },
): Promise<boolean> {
  const { maxUses } = discount;
  const all = having(discount, timeZone);
  if (maxUses === null || (await countOf(all)) + PLENTY <= maxUses) return true;
  const { docs } = await transaction.get(all.select('payment.status', 'players'));
  const counted = docs.filter((doc) => !without.has(doc.id));
  const over = await Promise.all(
    counted.map((doc) => isOver(doc, (query) => transaction.get(query))),
  );
  return counted.length - over.filter(Boolean).length < maxUses;
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

async function countGivingWay(
  discount: FirstDay,
  earlier: readonly string[],
  timeZone: string,
): Promise<number> {
  const since = sinceOf(discount, timeZone);
  const refs = [...new Set(earlier.map((key) => key.toLowerCase()))].map((key) =>
    registrations().doc(key),
  );
  const docs = refs.length > 0 ? await firestore().getAll(...refs) : [];
  const givesWay = docs.filter((doc) => {
    const ids: unknown = doc.get('discountIds');
    const isOne = Array.isArray(ids) && ids.includes(discount.id);
    const counts = isOne && doc.get('createdAt') >= since;
    // False of what was canceled or refunded, which counts in no case.
    return counts && isUnpaidRegistration(doc.get('payment'), []);
  });
  return givesWay.length;
}
