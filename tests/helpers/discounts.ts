import type { Discount } from '#domain/discounts/discount.ts';
import { discounts } from '#server/gateways/records.ts';

/** A discount as the office makes one, in force: ten percent for everyone with its code. */
export async function storeDiscount(change: Partial<Discount> = {}): Promise<Discount> {
  const id = crypto.randomUUID();
  const at = new Date().toISOString();
  const discount: Discount = {
    id,
    name: 'Ten percent off',
    code: `CODE-${id.slice(0, 8).toUpperCase()}`,
    percent: 10,
    cents: null,
    per: 'player',
    rule: 'everyone',
    isOn: true,
    validFrom: null,
    validTo: null,
    maxUses: null,
    createdAt: at,
    updatedAt: at,
    ...change,
  };
  await discounts().doc(discount.id).create(discount);
  return discount;
}
