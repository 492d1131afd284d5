import { createBillPaymentEndpoint } from '#contracts/billing/public.ts';
import { stripe as siteStripe } from '#server/gateways/stripe.ts';
import { listMoney, refund } from '../requests.ts';
import { type Actions, choose, NOTHING, part, told } from '../step.ts';
import type { Books, BooksWorld } from '../world.ts';

async function openSessions(world: BooksWorld) {
  const open = await siteStripe().checkout.sessions.list({ status: 'open', limit: 100 });
  return open.data.filter(({ customer_email }) => customer_email === world.family.email);
}

/** The pages that were paid from a bank account, while the bank is at work. */
export const pagesAtBank = (entries: Books['entries']): string[] =>
  entries.flatMap(({ status, stripeCheckoutSessionId }) =>
    status === 'processing' && stripeCheckoutSessionId ? [stripeCheckoutSessionId] : [],
  );

/** What goes through Stripe: by the family, its bank, or the office. */
export const STRIPE_ACTIONS = {
  openPage: async (world, { bills }, { which }) => {
    const bill = choose(bills, which);
    if (!bill) return NOTHING;
    const request = { billId: bill.id };
    return told(await world.send(createBillPaymentEndpoint.path, request, world.family));
  },
  payPage: async (world, _books, { which, much }) => {
    const session = choose(await openSessions(world), which);
    if (!session) return NOTHING;
    await world.stripe.pay(session.id, much < 0.2 ? 'declined' : much < 0.5 ? 'ach' : 'succeeds');
    return session.id;
  },
  bank: async (world, { entries }, { which, much }) => {
    const page = choose(pagesAtBank(entries), which);
    if (!page) return NOTHING;
    await world.stripe.finishAch(page, much < 0.5 ? 'fails' : 'succeeds');
    return page;
  },
  runOut: async (world, _books, { which }) => {
    const session = choose(await openSessions(world), which);
    if (!session) return NOTHING;
    await siteStripe().checkout.sessions.expire(session.id);
    return session.id;
  },
  refund: async (world, { entries }, { which, much }) => {
    const byStripe = entries.filter(({ stripePaymentIntentId }) => stripePaymentIntentId);
    const entry = choose(byStripe, which);
    const seen =
      entry && (await listMoney(world, entry.recordId)).find(({ id }) => id === entry.id);
    return seen ? told(await refund(world, seen, part(seen.refundableCents, much))) : NOTHING;
  },
  nextCharge: async (world, { registrations }, { much }) => {
    const id = registrations[0]?.payment.stripeSubscriptionId;
    if (!id) return NOTHING;
    await world.stripe.nextBill(id, much < 0.3 ? 'failed' : 'paid');
    return id;
  },
  stopPlan: async (_world, { registrations }) => {
    const id = registrations[0]?.payment.stripeSubscriptionId;
    if (!id) return NOTHING;
    const { status } = await siteStripe().subscriptions.retrieve(id);
    if (status !== 'canceled') await siteStripe().subscriptions.cancel(id);
    return id;
  },
  dispute: async (world, { entries }, { which }) => {
    const paid = entries.filter((one) => one.stripePaymentIntentId && one.status === 'paid');
    const entry = choose(paid, which);
    if (!entry?.stripePaymentIntentId) return NOTHING;
    await world.stripe.disputeCharge(entry.stripePaymentIntentId);
    return entry.id;
  },
  decide: async (world, { entries }, { which, much }) => {
    const open = entries.filter(({ status }) => status === 'disputed');
    const entry = choose(open, which);
    if (!entry?.stripePaymentIntentId) return NOTHING;
    await world.stripe.closeDispute(entry.stripePaymentIntentId, much < 0.5 ? 'won' : 'lost');
    return entry.id;
  },
} satisfies Actions;
