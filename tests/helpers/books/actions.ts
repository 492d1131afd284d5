import {
  adjustBillEndpoint,
  getBillEndpoint,
  takeBackAdjustmentEndpoint,
} from '#contracts/billing/dashboard.ts';
import { createBillPaymentEndpoint } from '#contracts/billing/public.ts';
import {
  type AdminLedgerEntry,
  listPaymentsEndpoint,
  markPaidEndpoint,
  type Owed,
  refundEndpoint,
  reversePaymentEndpoint,
} from '#contracts/payments/dashboard.ts';
import { ADJUSTMENT_KINDS, type AdjustmentKind } from '#domain/billing/adjustment.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { PayableKind } from '#domain/payments/payment.ts';
import { stripe as siteStripe } from '#server/gateways/stripe.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { settleEvents } from '../stripe-events.ts';
import { type Books, type BooksWorld, readBooks } from './world.ts';

/** One step of a walk. The numbers, from 0 up to 1, choose among what is there. */
export interface Step {
  what: keyof typeof ACTIONS;
  which: number;
  much: number;
}

type Action = (world: BooksWorld, books: Books, step: Step) => Promise<string>;

const today = () => new Date().toISOString().slice(0, 10);

const choose = <T>(list: readonly T[], which: number): T | undefined =>
  list[Math.floor(which * list.length)];
/** From 1 to all of it. */
const part = (cents: number, much: number) => Math.max(1, Math.round(cents * much));

const DETAIL: Partial<Record<PayableKind, string>> = {
  order: '/api/admin/orders/detail',
  registration: '/api/admin/registrations/detail',
  bill: getBillEndpoint.path,
};

function targets({ registrations, bills, orders }: Books) {
  const of = (kind: PayableKind, records: readonly { id: string }[]) =>
    records.map(({ id }) => ({ kind, id }));
  return [...of('registration', registrations), ...of('bill', bills), ...of('order', orders)];
}

/** What the office is told is owed by hand. */
export async function readOwed({ ask, office }: BooksWorld, kind: PayableKind, id: string) {
  const { status, body } = await ask(DETAIL[kind] ?? '', { id }, office);
  if (status !== 200) throw new Error(`${kind} ${id}: ${status} ${JSON.stringify(body)}`);
  return body.owed as Owed;
}

export function noteMoney(world: BooksWorld, kind: PayableKind, recordId: string, cents: number) {
  const payment = { method: 'check', date: today(), reference: '1042', amountCents: cents };
  const request = { kind, recordId, idempotencyKey: crypto.randomUUID(), payment };
  return world.send(markPaidEndpoint.path, request, world.office);
}

/** The movements of a record as the office sees them. */
export async function listMoney({ ask, office }: BooksWorld, recordId: string) {
  const { body } = await ask(listPaymentsEndpoint.path, { recordId }, office);
  return body.entries as AdminLedgerEntry[];
}

async function adminEntry(world: BooksWorld, { id, recordId }: LedgerEntry) {
  return (await listMoney(world, recordId)).find((one) => one.id === id);
}

export function reverse(world: BooksWorld, entryId: string) {
  const request = { entryId, reason: 'The check bounced', date: today() };
  return world.send(reversePaymentEndpoint.path, request, world.office);
}

export function refund(world: BooksWorld, entry: AdminLedgerEntry, amountCents: number) {
  const request = { entryId: entry.id, seenRefundedCents: entry.refundedCents, amountCents };
  return world.send(refundEndpoint.path, request, world.office);
}

export function editBill(world: BooksWorld, bill: PlayerBill, change: Partial<PlayerBill>) {
  const { playerId, parentId, amountCents, description, paymentMethod, paymentStatus } = bill;
  const { dueDate, paidDate, invoiceNumber, notes } = bill;
  const form = {
    ...{ playerId, parentId, amountCents, description, paymentMethod, paymentStatus },
    ...{ dueDate, paidDate, invoiceNumber, notes, ...change },
  };
  const request = { id: bill.id, seen: bill.updatedAt, bill: form };
  return world.send('/api/admin/payments/update-bill', request, world.office);
}

/** A discount, scholarship or write-off. */
function adjustBill(world: BooksWorld, bill: PlayerBill, kind: AdjustmentKind, cents: number) {
  const adjustment = { kind, cents, reason: 'Third child', tellFamily: true };
  const request = { id: bill.id, seen: bill.updatedAt, adjustment };
  const idempotencyKey = crypto.randomUUID();
  return world.send(adjustBillEndpoint.path, { ...request, idempotencyKey }, world.office);
}

async function openPage(world: BooksWorld, bill: PlayerBill | undefined) {
  if (!bill) return null;
  const { status, body } = await world.send(
    createBillPaymentEndpoint.path,
    { billId: bill.id },
    world.family,
  );
  const checkout = body.checkout as { sessionId: string } | undefined;
  return { status, sessionId: checkout?.sessionId };
}

const told = ({ status, body }: { status: number; body: object }) =>
  status === 200 ? '200' : `${status} ${JSON.stringify(body)}`;
const NOTHING = 'nothing there';

async function openSessions(world: BooksWorld) {
  const open = await siteStripe().checkout.sessions.list({ status: 'open', limit: 100 });
  return open.data.filter(({ customer_email }) => customer_email === world.family.email);
}

/** What the office, the family and its bank can do. Each says what was answered. */
const ACTIONS = {
  part: async (world, books, { which, much }) => {
    const target = choose(targets(books), which);
    if (!target) return NOTHING;
    const { owedCents } = await readOwed(world, target.kind, target.id);
    return told(await noteMoney(world, target.kind, target.id, part(owedCents, much)));
  },
  tooMuch: async (world, books, { which }) => {
    const target = choose(targets(books), which);
    if (!target) return NOTHING;
    const { owedCents } = await readOwed(world, target.kind, target.id);
    const answer = await noteMoney(world, target.kind, target.id, owedCents + 1);
    if (answer.status === 200) throw new Error('More than is owed was booked by hand.');
    return told(answer);
  },
  pay: async (world, books, { which }) => {
    const target = choose(targets(books), which);
    if (!target) return NOTHING;
    const { owedCents } = await readOwed(world, target.kind, target.id);
    return told(await noteMoney(world, target.kind, target.id, owedCents));
  },
  reverse: async (world, { entries }, { which }) => {
    const entry = choose(entries, which);
    return entry ? told(await reverse(world, entry.id)) : NOTHING;
  },
  refund: async (world, { entries }, { which, much }) => {
    const byStripe = entries.filter(({ stripePaymentIntentId }) => stripePaymentIntentId);
    const entry = choose(byStripe, which);
    const seen = entry && (await adminEntry(world, entry));
    return seen ? told(await refund(world, seen, part(seen.refundableCents, much))) : NOTHING;
  },
  edit: async (world, { bills }, { which, much }) => {
    const bill = choose(bills, which);
    return bill ? told(await editBill(world, bill, { amountCents: part(20_000, much) })) : NOTHING;
  },
  note: async (world, { bills }, { which }) => {
    const bill = choose(bills, which);
    return bill ? told(await editBill(world, bill, { notes: 'Called.' })) : NOTHING;
  },
  cancel: async (world, { bills }, { which }) => {
    const bill = choose(bills, which);
    return bill ? told(await editBill(world, bill, { paymentStatus: 'cancelled' })) : NOTHING;
  },
  reopen: async (world, { bills }, { which, much }) => {
    const bill = choose(bills, which);
    const paymentStatus = much < 0.5 ? 'pending' : 'overdue';
    return bill ? told(await editBill(world, bill, { paymentStatus })) : NOTHING;
  },
  addBill: async (world, { bills }, { much }) => {
    const { playerId } = bills[0] ?? {};
    const bill = {
      ...{ playerId, parentId: world.family.uid, amountCents: part(9_000, much) },
      ...{ description: 'Travel', paymentMethod: 'check', paymentStatus: 'pending' },
      ...{ dueDate: today(), paidDate: null, invoiceNumber: null, notes: null },
    };
    const request = { idempotencyKey: crypto.randomUUID(), bill };
    return told(await world.send('/api/admin/billing/create', request, world.office));
  },
  deleteBill: async (world, { bills }, { which }) => {
    const bill = choose(bills, which);
    if (!bill) return NOTHING;
    const request = { id: bill.id, seen: bill.updatedAt };
    return told(await world.send('/api/admin/payments/delete-bill', request, world.office));
  },
  adjust: async (world, { bills }, { which, much }) => {
    const bill = choose(bills, which);
    if (!bill) return NOTHING;
    const kinds = ADJUSTMENT_KINDS;
    return told(
      await adjustBill(world, bill, choose(kinds, much) ?? 'discount', part(9_000, much)),
    );
  },
  takeBack: async (world, { bills }, { which }) => {
    const bill = choose(
      bills.filter(({ adjustments = [] }) => adjustments.length > 0),
      which,
    );
    const adjustmentId = bill?.adjustments?.[0]?.id;
    if (!bill || !adjustmentId) return NOTHING;
    const why = { adjustmentId, reason: 'A mistake', tellFamily: false };
    const request = { id: bill.id, seen: bill.updatedAt, ...why };
    return told(await world.send(takeBackAdjustmentEndpoint.path, request, world.office));
  },
  openPage: async (world, { bills }, { which }) => {
    const page = await openPage(world, choose(bills, which));
    return page ? String(page.status) : NOTHING;
  },
  payPage: async (world, _books, { which, much }) => {
    const session = choose(await openSessions(world), which);
    if (!session) return NOTHING;
    await world.stripe.pay(session.id, much < 0.2 ? 'declined' : 'succeeds');
    return session.id;
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
    const entry = choose(
      entries.filter(({ status }) => status === 'disputed'),
      which,
    );
    if (!entry?.stripePaymentIntentId) return NOTHING;
    await world.stripe.closeDispute(entry.stripePaymentIntentId, much < 0.5 ? 'won' : 'lost');
    return entry.id;
  },
  night: async () => {
    await runNightly(new Date());
    return 'done';
  },
} satisfies Record<string, Action>;

/** How often each is chosen, so that money moves in most steps. */
const OFTEN: Partial<Record<Step['what'], number>> = {
  payPage: 4,
  openPage: 2,
  part: 3,
  reverse: 2,
  refund: 3,
  nextCharge: 3,
  dispute: 2,
  decide: 2,
  adjust: 2,
};
export const CHOICES = (Object.keys(ACTIONS) as Step['what'][]).flatMap((what) =>
  Array<Step['what']>(OFTEN[what] ?? 1).fill(what),
);

/** What is tried instead where there is nothing for a step: as evenly spread as the steps themselves. */
function afterwards({ which, much }: Step, n: number): Step['what'] {
  const from = Math.floor((which + much) * CHOICES.length);
  return CHOICES[(from + n * 7) % CHOICES.length] ?? 'part';
}

/** Takes a step, or the first after it for which there is something, and tells the site what happened at Stripe. */
export async function take(world: BooksWorld, step: Step): Promise<void> {
  const books = await readBooks(world);
  for (const what of [step.what, ...CHOICES.map((_, n) => afterwards(step, n))]) {
    const action: Action = ACTIONS[what];
    const said = await action(world, books, step);
    if (said === NOTHING) continue;
    world.log.push(`${what} (${step.which}, ${step.much}): ${said}`);
    if (/^5\d\d/.test(said)) throw new Error(`A request failed:\n${world.log.join('\n')}`);
    break;
  }
  await settleEvents();
}
