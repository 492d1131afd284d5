import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { DuePart } from '#domain/families/debt.ts';
import type { PayLink } from '../../mails/family-mails.ts';
import { paymentLink } from '../billing/payment-link.ts';

const KINDS = { playerBills: 'bill', registrations: 'registration', orders: 'order' } as const;

/**
 * The links by which a family pays what is due without an account, one a record. A link is good for the
 * payer that its record names: a bill that names nobody has none.
 */
export function payLinks(
  due: readonly DuePart[],
  bills: readonly PlayerBill[],
  { email, siteUrl, now }: { email: string; siteUrl: string; now: Date },
): PayLink[] {
  const unnamed = new Set(
    bills.filter(({ payer }) => payer?.email !== email).map(({ id }) => `playerBills/${id}`),
  );
  const byPath = new Map(due.map(({ path, label }) => [path, label]));
  return [...byPath].flatMap(([path, label]) => {
    const [collection = '', recordId = ''] = path.split('/');
    const kind = KINDS[collection as keyof typeof KINDS];
    if (!kind || unnamed.has(path)) return [];
    return [{ label, link: paymentLink(siteUrl, { kind, recordId }, email, now) }];
  });
}
