import { stillOwedCents } from '#domain/billing/received.ts';
import { stripe as siteStripe } from '#server/gateways/stripe.ts';
import { pagesAtBank } from './actions/stripe.ts';
import { settle } from './checks/mails.ts';
import { editBill, listMoney, noteMoney, readOwed, refund, reverse } from './requests.ts';
import { targets } from './step.ts';
import { type BooksWorld, readBooks } from './world.ts';

/**
 * What an office does that wants to be done with a family, by what the dashboard offers: banks are
 * waited for, disputes decided, plans stopped, what came beyond what was owed refunded, what is owed noted as paid.
 * @returns what is still not settled
 */
export async function settleAll(world: BooksWorld): Promise<string[]> {
  await waitForBanks(world);
  await decideDisputes(world);
  await stopPlans(world);
  for (let round = 0; round < 8; round += 1) {
    const open = await listOpen(world);
    if (open.length === 0) return [];
    await giveBackSurplus(world);
    await payWhatIsOwed(world);
  }
  return listOpen(world);
}

async function waitForBanks(world: BooksWorld) {
  for (const page of pagesAtBank((await readBooks(world)).entries)) {
    await world.stripe.finishAch(page, 'succeeds');
  }
  await settle(world);
}

async function decideDisputes(world: BooksWorld) {
  for (const { status, stripePaymentIntentId } of (await readBooks(world)).entries) {
    if (status === 'disputed' && stripePaymentIntentId) {
      await world.stripe.closeDispute(stripePaymentIntentId, 'won');
    }
  }
  await settle(world);
}

async function stopPlans(world: BooksWorld) {
  for (const { payment } of (await readBooks(world)).registrations) {
    const id = payment.stripeSubscriptionId;
    if (!id) continue;
    const { status } = await siteStripe().subscriptions.retrieve(id);
    if (status !== 'canceled') await siteStripe().subscriptions.cancel(id);
  }
  await settle(world);
}

async function giveBackSurplus(world: BooksWorld) {
  const { registrations, bills, orders } = await readBooks(world);
  for (const { id, payment } of [...registrations, ...bills, ...orders]) {
    let surplus = payment?.surplusCents ?? 0;
    for (const entry of surplus > 0 ? await listMoney(world, id) : []) {
      if (surplus < 1) break;
      if (entry.refundableCents > 0) {
        const cents = Math.min(surplus, entry.refundableCents);
        await refund(world, entry, cents);
        await settle(world);
        surplus -= cents;
      } else if (entry.isReversible) {
        await reverse(world, entry.id);
        await settle(world);
        surplus -= entry.amountCents;
      }
    }
  }
}

async function payWhatIsOwed(world: BooksWorld) {
  for (const target of targets(await readBooks(world))) {
    const { owedCents } = await readOwed(world, target);
    if (owedCents > 0) await noteMoney(world, target, owedCents);
    await settle(world);
  }
  for (const bill of (await readBooks(world)).bills) {
    const { owedCents } = await readOwed(world, { kind: 'bill', id: bill.id });
    if (stillOwedCents(bill) > 0 && owedCents === 0) {
      await editBill(world, bill, { paymentStatus: 'cancelled' });
      await settle(world);
    }
  }
}

/** What keeps the books of the family open. */
async function listOpen(world: BooksWorld): Promise<string[]> {
  const { registrations, bills, orders } = await readBooks(world);
  const open = [
    ...bills
      .filter((bill) => stillOwedCents(bill) > 0)
      .map(({ id, paymentStatus }) => `bill ${id} is ${paymentStatus}`),
    ...[...registrations, ...bills, ...orders].flatMap(({ id, payment }) =>
      payment?.surplusCents ? [`${id} has a surplus of ${payment.surplusCents}`] : [],
    ),
  ];
  for (const { id, payment } of orders) {
    const { owedCents } = await readOwed(world, { kind: 'order', id });
    if (owedCents > 0) open.push(`order ${id} is ${payment.status}`);
  }
  return open;
}
