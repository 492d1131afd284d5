import type { BillView } from '#contracts/accounts/record-views.ts';
import { tellBill } from '#domain/billing/tell-bill.ts';

/** What a bill is for and whom; a registration's bill names its player already. */
export function billTitle({
  description,
  playerName,
}: Pick<BillView, 'description' | 'playerName'>): string {
  const what = tellBill(description);
  return description.includes(playerName) ? what : `${what}, ${playerName}`;
}
