import type { BillView } from '#contracts/accounts/record-views.ts';
import { namesPlayer, tellBill } from '#domain/billing/tell-bill.ts';
import { messages } from '#words/labels/players.ts';

/** What a bill is for and whom; a registration's bill names its player already, also one who has been deleted. */
export function billTitle({
  description,
  playerName,
}: Pick<BillView, 'description' | 'playerName'>): string {
  const what = tellBill(description);
  const isDeleted = playerName === messages.unknown;
  const isNamed = isDeleted ? namesPlayer(description) : description.includes(playerName);
  return isNamed ? what : `${what}, ${playerName}`;
}
