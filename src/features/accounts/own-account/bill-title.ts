import type { BillView } from '#contracts/accounts/record-views.ts';

/** What a bill is for and whom; a registration's bill names its player already. */
export function billTitle({
  description,
  playerName,
}: Pick<BillView, 'description' | 'playerName'>): string {
  return description.includes(playerName) ? description : `${description}, ${playerName}`;
}
