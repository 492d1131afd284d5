import { owedByHandCents } from '#domain/payments/owed-by-hand.ts';
import { playerBills, registrations } from '../../../gateways/records.ts';
import { readRecord } from './office-record.ts';

/** A registration and what is still owed of it: a player's bill may have been paid on its own. @throws AppError not_found */
export async function readRegistration(id: string) {
  const [record, bills] = await Promise.all([
    readRecord(registrations(), id),
    playerBills().where('registrationId', '==', id).get(),
  ]);
  const alone = bills.docs.reduce((sum, bill) => sum + (bill.data().payment?.paidCents ?? 0), 0);
  return { record, owedCents: owedByHandCents(record.payment, alone) };
}
