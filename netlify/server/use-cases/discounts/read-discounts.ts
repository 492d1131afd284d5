import type { CostRow, DiscountRow } from '#contracts/discounts/dashboard.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { AdjustedBillSchema, costsOf, registrationOf } from '#domain/discounts/costs.ts';
import { readable } from '../../core/broken-records.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore, readableParts } from '../../gateways/firestore.ts';
import { discounts, playerBills, registrations } from '../../gateways/records.ts';
import { countBroken } from '../records/count-broken.ts';

/** All discounts with what each cost, and what was taken off bills by month and reason. */
export async function readDiscounts(): Promise<{
  discounts: DiscountRow[];
  costs: CostRow[];
  unreadable: number;
}> {
  const [found, costs, unreadable] = await Promise.all([
    discounts().orderBy('createdAt', 'desc').get(),
    readCosts(),
    countBroken(['playerBills']),
  ]);
  const rows = readable(found.docs).map((discount) => {
    const own = costs.filter(({ discountId }) => discountId === discount.id);
    return {
      ...discount,
      uses: own.reduce((sum, { count }) => sum + count, 0),
      costCents: own.reduce((sum, { cents }) => sum + cents, 0),
    };
  });
  return { discounts: rows, costs, unreadable };
}

async function readCosts(): Promise<CostRow[]> {
  const [{ timeZone }, adjusted] = await Promise.all([
    readSettings(),
    playerBills()
      .where('adjustments', '!=', null)
      .select(...Object.keys(AdjustedBillSchema.shape))
      .get(),
  ]);
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
