import * as z from 'zod/mini';
import type { CostRow, DiscountRow } from '#contracts/discounts/dashboard.ts';
import { PlayerBillSchema } from '#domain/billing/player-bill.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { costsOf } from '#domain/discounts/costs.ts';
import { readable } from '../../core/broken-records.ts';
import { readSettings } from '../../gateways/content.ts';
import { readableParts } from '../../gateways/firestore.ts';
import { discounts, playerBills, registrations } from '../../gateways/records.ts';
import { countBroken } from '../records/count-broken.ts';

const AdjustedBillSchema = z.pick(PlayerBillSchema, {
  id: true,
  amountCents: true,
  paymentStatus: true,
  adjustments: true,
  registrationId: true,
});
const FIELDS = ['id', 'amountCents', 'paymentStatus', 'adjustments', 'registrationId'];

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
      .select(...FIELDS)
      .get(),
  ]);
  const seasons = await readSeasons();
  return costsOf(readableParts(adjusted.docs, AdjustedBillSchema), {
    monthOf: (at) => dayOf(new Date(at), timeZone).slice(0, 7),
    seasonOf: (id) => seasons.get(id) ?? '',
  });
}

async function readSeasons(): Promise<Map<string, string>> {
  const found = await registrations().select('seasonName').get();
  return new Map(found.docs.map((doc) => [doc.id, String(doc.get('seasonName') ?? '')]));
}
