import { paidOnBills } from '#domain/billing/paid-on-bill.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { readable } from '../../core/broken-records.ts';
import { playerBills, registrations } from '../../gateways/records.ts';
import { readReferences } from '../payments/read-references.ts';
import { findIn } from '../records/in-chunks.ts';
import { readById } from '../records/read-by-id.ts';

/** What came on each of these bills, what is still to come, and by which checks. */
export async function readMoneyOfBills(bills: readonly PlayerBill[]) {
  const wholes = [...new Set(bills.flatMap(({ registrationId }) => registrationId ?? []))];
  const [registered, families, references] = await Promise.all([
    readById(registrations(), wholes),
    readBillsOf(wholes),
    readReferences([...bills.map(({ id }) => id), ...wholes]),
  ]);
  return (bill: PlayerBill) => {
    const whole = registered.get(bill.registrationId ?? '');
    const family = whole && families.get(bill.registrationId ?? '');
    return {
      paidCents: paidOnBills(family ?? [bill], whole).get(bill.id) ?? 0,
      leftCents: stillOwedCents(bill),
      references: [bill.id, bill.registrationId ?? ''].flatMap((id) => references.get(id) ?? []),
    };
  };
}

/** All bills of registrations, by the registration's id. */
async function readBillsOf(ids: readonly string[]): Promise<ReadonlyMap<string, PlayerBill[]>> {
  const byRegistration = new Map<string, PlayerBill[]>();
  for (const bill of readable(await findIn(playerBills(), 'registrationId', ids))) {
    const id = bill.registrationId ?? '';
    byRegistration.set(id, [...(byRegistration.get(id) ?? []), bill]);
  }
  return byRegistration;
}
