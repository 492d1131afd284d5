import type { BillView } from '#contracts/accounts/own-account.ts';

/** What a bill is for and whom; a registration's bill names its player already. */
export function billTitle({
  description,
  playerName,
}: Pick<BillView, 'description' | 'playerName'>): string {
  return description.includes(playerName) ? description : `${description}, ${playerName}`;
}
