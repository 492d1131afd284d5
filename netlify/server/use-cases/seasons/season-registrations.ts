import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { isFree } from '#domain/payments/at-total.ts';
import type { PaymentStatus } from '#domain/payments/choices.ts';
import { LEFT } from '#domain/payments/left-plan.ts';
import { countingPlayers, isUnpaidRegistration } from '#domain/registration/cancellation.ts';
import { type Clock, decisionOf } from '#domain/registration/office-decision.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { isSameSeason } from '#domain/seasons/same-season.ts';
import { readable } from '../../core/broken-records.ts';
import { recordsOf } from '../../gateways/firestore.ts';
import { ledger, playerBills, registrations } from '../../gateways/records.ts';
import { findIn } from '../records/in-chunks.ts';

/**
 * All names of seasons under which registrations were made, each with the day of one: names are published one
 * after the other, so any tells which came later. What a broken record has for a name is none.
 */
export async function readSeasons(): Promise<{ name: string; madeAt: string }[]> {
  // Registrations are many and their seasons few: of each name one is read.
  const byName = registrations().orderBy('seasonName').select('seasonName', 'createdAt').limit(1);
  const seasons: { name: string; madeAt: string }[] = [];
  for (let found = await byName.get(); found.docs[0]; ) {
    const [doc] = found.docs;
    const name: unknown = doc.get('seasonName');
    if (typeof name === 'string') seasons.push({ name, madeAt: String(doc.get('createdAt')) });
    found = await byName.startAfter(name).get();
  }
  return seasons;
}

/** Those of one season: more than one where the office has corrected its name. */
export async function namesOfSeason(seasonName: string): Promise<string[]> {
  const names = (await readSeasons()).map(({ name }) => name);
  return names.filter((name) => isSameSeason(name, seasonName));
}

/** The registrations of a season, the canceled ones included. */
export async function readOfSeason(seasonName: string): Promise<Registration[]> {
  return readable(await findIn(registrations(), 'seasonName', await namesOfSeason(seasonName)));
}

/** Those that count, each with the players who do. */
export async function readStandingOfSeason(seasonName: string): Promise<Registration[]> {
  return readCounting(await readOfSeason(seasonName));
}

/** Of these the ones that count, each with the players who do. */
export async function readCounting(found: readonly Registration[]): Promise<Registration[]> {
  const uncancelled = found.filter(({ cancelled }) => !cancelled);
  // Of any other its payment says it.
  const bills = await readBillsOf(
    uncancelled.filter(({ payment }) => payment.status === 'refunded'),
  );
  return uncancelled.flatMap((one) => {
    const players = countingPlayers(one, billsOf(one, bills));
    return players.length > 0 ? [{ ...one, players }] : [];
  });
}

/**
 * Of registrations that count those that were left at the payment page, with nothing paid: a family has not
 * registered by them yet, and anybody may have typed its address. One of which the office has decided something
 * is no such one: the family has spoken with it. Nor is one whose money came and was taken back: it is owed.
 */
export async function readLeftUnpaid(
  counting: readonly Registration[],
  clock: Clock,
): Promise<Registration[]> {
  const left = counting.filter(isLeftAtPage);
  const bills = await readBillsOf(left);
  const unpaid = left.filter((one) => {
    const own = billsOf(one, bills);
    return isUnpaidRegistration(one.payment, own) && !decisionOf(one, own, clock);
  });
  const hadMoney = await readHadMoney(unpaid, bills);
  return unpaid.filter((one) => !hadMoney(one));
}

/**
 * Of any registrations those for which something was paid, also on their bills and where it was taken back, or
 * that cost nothing.
 */
export async function readPaid(some: readonly Registration[]): Promise<Registration[]> {
  const bills = await readBillsOf(some);
  const stands = ({ payment, cancelled }: Registration) =>
    !cancelled && payment.status !== 'cancelled';
  const isPaid = (one: Registration) => {
    const { payment } = one;
    if (payment.paidCents > 0) return true;
    const isUnpaid = isUnpaidRegistration(payment, billsOf(one, bills));
    return stands(one) && (isFree(payment) || !isUnpaid);
  };
  const unpaid = some.filter((one) => stands(one) && !isPaid(one));
  const hadMoney = await readHadMoney(unpaid, bills);
  return some.filter((one) => isPaid(one) || hadMoney(one));
}

/**
 * Tells for which registrations money came, on themselves or their bills, whatever became of it. What the office
 * noted by mistake, and corrected, never came.
 */
async function readHadMoney(
  some: readonly Registration[],
  bills: readonly PlayerBill[],
): Promise<(one: Registration) => boolean> {
  const ids = some.flatMap((one) => [one.id, ...billsOf(one, bills).map(({ id }) => id)]);
  const entries = readable(await findIn(ledger(), 'recordId', ids));
  const wrong = new Set(entries.map(({ corrects, reverses }) => corrects && reverses));
  const came = entries.filter(
    ({ id, paidAt, reverses }) => paidAt !== null && reverses === undefined && !wrong.has(id),
  );
  const paid = new Set(came.map(({ recordId }) => recordId));
  return (one) => paid.has(one.id) || billsOf(one, bills).some(({ id }) => paid.has(id));
}

/** Those that were left so since a day, of whatever season. */
export async function readLeftSince(createdAt: string, clock: Clock): Promise<Registration[]> {
  const byCard = recordsOf(registrations()).where('paymentMethod', '==', 'credit-card');
  const found = readable((await byCard.where('payment.status', 'in', LEFT_AT_PAGE).get()).docs);
  return readLeftUnpaid(
    found.filter((one) => one.createdAt >= createdAt && !one.cancelled),
    clock,
  );
}

/** The form's own page is given up, 'ended', where the payer went on to that of a bill. */
const LEFT_AT_PAGE: readonly PaymentStatus[] = ['pending', ...LEFT];
const isLeftAtPage = ({ paymentMethod, payment: { status } }: Registration) =>
  paymentMethod === 'credit-card' && LEFT_AT_PAGE.includes(status);

async function readBillsOf(some: readonly Registration[]): Promise<PlayerBill[]> {
  const ids = some.map(({ id }) => id);
  const [bills, split] = await Promise.all([
    findIn(playerBills(), 'registrationId', ids),
    findIn(playerBills(), 'partOf', ids),
  ]);
  return readable([...bills, ...split]);
}

const billsOf = ({ id }: Registration, bills: readonly PlayerBill[]) =>
  bills.filter((bill) => bill.registrationId === id || bill.partOf === id);
