import { paidOnBill } from '#domain/billing/paid-on-bill.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { registrations } from '../../gateways/records.ts';
import { readReferences } from '../payments/read-references.ts';
import { readById } from '../records/read-by-id.ts';

/** What came on each of these bills, what is still to come, and by which checks. */
export async function readMoneyOfBills(bills: readonly PlayerBill[]) {
  const wholes = bills.flatMap(({ registrationId }) => registrationId ?? []);
  const [registered, references] = await Promise.all([
    readById(registrations(), wholes),
    readReferences([...bills.map(({ id }) => id), ...wholes]),
  ]);
  return (bill: PlayerBill) => {
    const whole = registered.get(bill.registrationId ?? '')?.payment;
    return {
      paidCents: paidOnBill(bill, whole),
      leftCents: stillOwedCents(bill),
      references: [bill.id, bill.registrationId ?? ''].flatMap((id) => references.get(id) ?? []),
    };
  };
}
