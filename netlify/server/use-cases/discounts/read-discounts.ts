import pMap from 'p-map';
import type { CostRow, DiscountRow } from '#contracts/discounts/dashboard.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { AdjustedBillSchema, costsOf, registrationOf } from '#domain/discounts/costs.ts';
import { hindranceOf } from '#domain/discounts/is-usable.ts';
import { readable } from '../../core/broken-records.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore, readableParts } from '../../gateways/firestore.ts';
import { discounts, playerBills, registrations } from '../../gateways/records.ts';
import { countBroken } from '../records/count-broken.ts';
import { countAllUses } from './count-uses.ts';

const AT_ONCE = 10;

/** All discounts with their uses and what each cost, and what was taken off bills by month and reason. */
export async function readDiscounts(now: Date): Promise<{
  discounts: DiscountRow[];
  costs: CostRow[];
  unreadable: number;
}> {
  const { timeZone } = await readSettings();
  const [found, costs, unreadable] = await Promise.all([
    discounts().orderBy('createdAt', 'desc').get(),
    readCosts(timeZone),
    countBroken(['playerBills']),
  ]);
  const rows = await pMap(
    readable(found.docs),
    async (discount) => {
      const own = costs.filter(({ discountId }) => discountId === discount.id);
      const uses = await countAllUses(discount, timeZone);
      return {
        ...discount,
        uses,
        hindrance: hindranceOf(discount, uses, dayOf(now, timeZone)),
        costCents: own.reduce((sum, { cents }) => sum + cents, 0),
      };
    },
    { concurrency: AT_ONCE },
  );
  return { discounts: rows, costs, unreadable };
}

async function readCosts(timeZone: string): Promise<CostRow[]> {
  const adjusted = await playerBills()
    .where('adjustments', '!=', null)
    .select(...Object.keys(AdjustedBillSchema.shape))
    .get();
  const bills = readableParts(adjusted.docs, AdjustedBillSchema);
  const seasons = await readSeasons(bills.flatMap((bill) => registrationOf(bill) ?? []));
  return costsOf(bills, {
    monthOf: (at) => dayOf(new Date(at), timeZone).slice(0, 7),
    seasonOf: (id) => seasons.get(id) ?? '',
  });
}

/** Of these registrations alone: those that cost nothing are many more. */
async function readSeasons(ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].map((id) => firestore().doc(`${registrations().id}/${id}`));
  if (wanted.length === 0) return new Map();
  const found = await firestore().getAll(...wanted, { fieldMask: ['seasonName'] });
  return new Map(found.map((doc) => [doc.id, String(doc.get('seasonName') ?? '')]));
}
