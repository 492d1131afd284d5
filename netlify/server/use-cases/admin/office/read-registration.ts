import { owedByHand } from '#domain/payments/owed-by-hand.ts';
import { playerBills, registrations } from '../../../gateways/records.ts';
import { readToday } from '../../read-today.ts';
import { readRecord } from './office-record.ts';

/** A registration and what is still owed of it: a player's bill may have been paid on its own. @throws AppError not_found */
export async function readRegistration(id: string, now: Date) {
  const [record, bills, today] = await Promise.all([
    readRecord(registrations(), id),
    playerBills().where('registrationId', '==', id).get(),
    readToday(now),
  ]);
  const alone = bills.docs.reduce((sum, bill) => sum + (bill.data().payment?.paidCents ?? 0), 0);
  return { record, owed: owedByHand(record.payment, today, alone) };
}
