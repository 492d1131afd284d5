import { fullName } from '#domain/accounts/full-name.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { OPEN_ORDER_STATUSES } from '#domain/families/order-debt.ts';
import { type OwingFamily, owingFamilies } from '#domain/families/owing.ts';
import { readSettings } from '../../gateways/content.ts';
import { recordsOf } from '../../gateways/firestore.ts';
import { ledger, orders, playerBills, profiles, registrations } from '../../gateways/records.ts';
import { findIn } from '../records/in-chunks.ts';
import { readById } from '../records/read-by-id.ts';
import { guardianOf } from './guardian-of.ts';

/**
 * Every family with a balance. Read are open bills, unpaid orders and what is overpaid, with what they refer
 * to; what is settled is not looked at, so it takes no longer after ten seasons than after one.
 * @throws AppError record_unreadable: a sum without one of its records would be wrong
 */
export async function readOwing(now: Date): Promise<{ families: OwingFamily[]; today: string }> {
  const [{ timeZone }, open, unpaid, overpaid] = await Promise.all([
    readSettings(),
    recordsOf(playerBills()).where('paymentStatus', 'in', ['pending', 'overdue']).get(),
    recordsOf(orders())
      .where('payment.status', 'in', [...OPEN_ORDER_STATUSES])
      .get(),
    Promise.all([
      recordsOf(playerBills()).where('payment.surplusCents', '>', 0).get(),
      recordsOf(orders()).where('payment.surplusCents', '>', 0).get(),
      recordsOf(registrations()).where('payment.surplusCents', '>', 0).get(),
    ]),
  ]);
  const openBills = open.docs.map((doc) => doc.data());
  const [tooMuchBills, tooMuchOrders, tooMuchRegistered] = overpaid;
  const surplusBills = tooMuchBills.docs.map((doc) => doc.data());
  const unpaidOrders = unpaid.docs.map((doc) => doc.data());
  const failed = unpaidOrders.filter(({ payment }) => payment.status === 'payment_failed');
  const overpaidRegistrations = tooMuchRegistered.docs.map((doc) => doc.data());
  const overpaidBills = (
    await findIn(
      playerBills(),
      'registrationId',
      overpaidRegistrations.map(({ id }) => id),
    )
  ).map((doc) => doc.data());
  const [registered, players, lost] = await Promise.all([
    readById(
      registrations(),
      [...openBills, ...surplusBills].flatMap((bill) => bill.registrationId ?? []),
    ),
    readById(
      profiles(),
      [...openBills, ...surplusBills, ...overpaidBills].map(({ playerId }) => playerId),
    ),
    findIn(
      ledger(),
      'recordId',
      failed.map(({ id }) => id),
    ),
  ]);
  // What is covered of a plan, its other bills say, too.
  const plans = [...registered.values()].filter(({ payment }) => payment.plan !== null);
  const ofPlans = await findIn(
    playerBills(),
    'registrationId',
    plans.map(({ id }) => id),
  );
  const bills = new Map([...openBills, ...ofPlans.map((doc) => doc.data())].map(byIdOf));
  const known = new Map([
    ...registered,
    ...overpaidRegistrations.map((one) => [one.id, one] as const),
  ]);
  const today = dayOf(now, timeZone);
  const records = {
    registrations: [...registered.values()],
    bills: [...bills.values()],
    orders: unpaidOrders,
    entries: lost.map((doc) => doc.data()),
    emailOf: (bill: PlayerBill) => guardianOf(bill, known, players),
    overpaid: [
      ...surplusBills,
      ...tooMuchOrders.docs.map((doc) => doc.data()),
      ...overpaidRegistrations,
    ],
    overpaidBills,
    players: new Map(
      [...players.values()].map((one) => [
        one.id,
        { name: fullName(one), guardian: one.parentGuardianName },
      ]),
    ),
  };
  return { families: owingFamilies(records, { timeZone, today }), today };
}

const byIdOf = (bill: PlayerBill) => [bill.id, bill] as const;
