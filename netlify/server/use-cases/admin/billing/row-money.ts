import { leftOnBill, paidOnBill } from '#domain/billing/owed-by-player.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { registrations } from '../../../gateways/records.ts';
import { readToday } from '../../read-today.ts';
import { readById } from '../read-by-id.ts';
import { readReferences } from '../read-references.ts';

/** What came on each of these bills, what is still to come, and by which checks. */
export async function readMoneyOfBills(bills: readonly PlayerBill[], now: Date) {
  const wholes = bills.flatMap(({ registrationId }) => registrationId ?? []);
  const [registered, references, today] = await Promise.all([
    readById(registrations(), wholes),
    readReferences([...bills.map(({ id }) => id), ...wholes]),
    readToday(now),
  ]);
  return (bill: PlayerBill) => {
    const whole = registered.get(bill.registrationId ?? '')?.payment;
    return {
      paidCents: paidOnBill(bill, whole),
      leftCents: leftOnBill(bill, whole, today),
      references: [bill.id, bill.registrationId ?? ''].flatMap((id) => references.get(id) ?? []),
    };
  };
}
