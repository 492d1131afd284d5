import type { AdminBill } from '#contracts/billing/dashboard.ts';
import type { AdminLedgerEntry, Owed } from '#contracts/payments/dashboard.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { registrations } from '#server/gateways/records.ts';
import type { TestUser } from '#tests/helpers/sign-in.ts';
import type { Made, World } from './world.ts';

/* What the office does in the dashboard. */

const ZONE = 'America/New_York';
const DETAIL: Partial<Record<Made['kind'], string>> = {
  order: '/api/admin/orders/detail',
  registration: '/api/admin/registrations/detail',
  donation: '/api/admin/donations/detail',
  sponsorship: '/api/admin/sponsors/detail',
  bill: '/api/admin/billing/detail',
};

/** Checks and transfers come, whole and in parts; some are noted twice, some are taken back. */
export async function noteHandMoney(world: World): Promise<void> {
  const { random } = world;
  const as = await world.office();
  for (const made of world.made) {
    if (made.method === 'credit-card' || made.isSettled || !random.chance(0.2)) continue;
    const { body } = await world.get(DETAIL[made.kind] ?? '', { id: made.id }, as);
    const owed = body.owed as Owed | undefined;
    made.isSettled = !owed || owed.owedCents < 1;
    if (!owed || made.isSettled) continue;
    const amountCents = random.chance(0.3)
      ? random.between(1, owed.owedCents)
      : owed.dueCents || owed.nextCents || owed.owedCents;
    const date = dayOf(world.clock.now(), ZONE);
    const request = {
      kind: made.kind,
      recordId: made.id,
      idempotencyKey: random.key(),
      payment: {
        method: 'check',
        date,
        reference: String(random.between(1000, 9999)),
        amountCents,
      },
    };
    const answer = await world.post('/api/admin/payments/mark-paid', request, { as });
    if (random.chance(0.1)) await world.post('/api/admin/payments/mark-paid', request, { as });
    if (JSON.stringify(answer.body).includes('was just paid by card')) {
      // Its page was paid, and Stripe has not told us yet.
      world.count('hand payments refused: just paid by card');
      continue;
    }
    if (answer.status !== 200) {
      world.faults.push(`mark-paid of ${made.kind} ${made.id}: ${JSON.stringify(answer.body)}`);
      continue;
    }
    const entry = answer.body.entry as AdminLedgerEntry;
    world.noted.push({ entryId: entry.id, recordId: made.id, amountCents: entry.amountCents });
    world.count('hand payments noted');
    if (random.chance(0.12) || world.lacks('hand payments taken back'))
      await takeBack(world, as, entry);
  }
}

async function takeBack(world: World, as: TestUser, { id, recordId }: AdminLedgerEntry) {
  const date = dayOf(world.clock.now(), ZONE);
  const request = { entryId: id, reason: 'The check bounced', date };
  const { status, body } = await world.post('/api/admin/payments/reverse', request, { as });
  if (status !== 200) {
    world.faults.push(`the reversal of ${id} was answered ${status} ${JSON.stringify(body)}`);
    return;
  }
  const entry = body.entry as AdminLedgerEntry;
  world.noted.push({ entryId: entry.id, recordId, amountCents: entry.amountCents });
  world.count('hand payments taken back');
}

/** Refunds, full and in part. */
export async function refundSome(world: World, paid: readonly LedgerEntry[]): Promise<void> {
  const { random } = world;
  const as = await world.office();
  for (const { id, recordId } of paid) {
    if (!random.chance(0.006) && !world.lacks('refunds by the office')) continue;
    const { status: found, body } = await world.get('/api/admin/payments', { recordId }, as);
    if (found !== 200) {
      world.faults.push(`the payments of ${recordId}: ${found} ${JSON.stringify(body)}`);
      continue;
    }
    const entry = (body.entries as AdminLedgerEntry[]).find((one) => one.id === id);
    if (!entry || entry.refundableCents < 1) continue;
    const whole = random.chance(0.4);
    const amountCents = whole ? entry.refundableCents : random.between(1, entry.refundableCents);
    const request = { entryId: id, seenRefundedCents: entry.refundedCents, amountCents };
    const { status } = await world.post('/api/admin/payments/refund', request, { as });
    world.count(status === 200 ? 'refunds by the office' : `refunds refused (${status})`);
  }
}

/** How the season calls it that one of several players’ bills was canceled. */
const ONE_CANCELLED = 'bills of a registration cancelled';

/** Bills beside the registrations: added, changed and canceled. */
export async function changeBills(world: World): Promise<void> {
  const { random } = world;
  const as = await world.office();
  const families = world.made.filter(({ kind }) => kind === 'registration');
  if (families.length > 0 && random.chance(0.8)) {
    await addBill(world, as, random.pick(families));
  }
  for (const { id } of world.made.filter(({ kind }) => kind === 'bill')) {
    if (!random.chance(0.05)) continue;
    const { body } = await world.get('/api/admin/billing/detail', { id }, as);
    const bill = body.bill as AdminBill | undefined;
    if (bill?.paymentStatus !== 'pending') continue;
    const cancels = random.chance(0.3);
    const form = {
      ...formOf(bill),
      ...(cancels
        ? { paymentStatus: 'cancelled' }
        : { amountCents: bill.amountCents + random.between(1, 2_000) }),
    };
    const request = { id, seen: bill.updatedAt, bill: form };
    const { status } = await world.post('/api/admin/payments/update-bill', request, { as });
    world.count(`bills ${cancels ? 'cancelled' : 'edited'}${status === 200 ? '' : `: ${status}`}`);
  }
}

/** A player of several stays at home: the office cancels that bill, whatever has come for all of them. */
export async function cancelForOnePlayer(world: World): Promise<void> {
  const { random } = world;
  const as = await world.office();
  for (const { kind, id, method } of world.made) {
    if (kind !== 'registration' || method === 'credit-card') continue;
    if (!random.chance(0.01) && !world.lacks(ONE_CANCELLED)) continue;
    const players = (await registrations().doc(id).get()).data()?.players ?? [];
    if (players.length < 2) continue;
    const { billId } = random.pick(players);
    const { body } = await world.get('/api/admin/billing/detail', { id: billId }, as);
    const bill = body.bill as AdminBill;
    if (bill.paymentStatus !== 'pending' && bill.paymentStatus !== 'overdue') continue;
    const form = { ...formOf(bill), paymentStatus: 'cancelled' };
    const request = { id: billId, seen: bill.updatedAt, bill: form };
    const { status } = await world.post('/api/admin/payments/update-bill', request, { as });
    world.count(status === 200 ? ONE_CANCELLED : `cancellations refused (${status})`);
  }
}

async function addBill(world: World, as: TestUser, family: Made) {
  const { random } = world;
  const players = (await registrations().doc(family.id).get()).data()?.players ?? [];
  const dueOn = new Date(world.clock.now().getTime() + random.between(-5, 30) * 86_400_000);
  const request = {
    idempotencyKey: random.key(),
    bill: {
      playerId: random.pick(players).profileId,
      parentId: null,
      amountCents: random.between(500, 40_000),
      description: 'Travel to a tournament',
      paymentMethod: 'check',
      paymentStatus: 'pending',
      dueDate: dayOf(dueOn, ZONE),
      paidDate: null,
      invoiceNumber: null,
      notes: null,
    },
  };
  const { status, body } = await world.post('/api/admin/billing/create', request, { as });
  if (status !== 200) {
    world.faults.push(`a bill was refused: ${status} ${JSON.stringify(body)}`);
    return;
  }
  const { id } = body.bill as AdminBill;
  world.made.push({
    kind: 'bill',
    id,
    email: family.email,
    method: 'check',
    sessionId: null,
  });
  world.count('bills added');
}

function formOf(bill: AdminBill) {
  const { playerId, parentId, amountCents, description, paymentMethod, paymentStatus } = bill;
  const { dueDate, paidDate, invoiceNumber, notes } = bill;
  return {
    playerId,
    parentId,
    amountCents,
    description,
    paymentMethod,
    paymentStatus,
    dueDate,
    paidDate,
    invoiceNumber,
    notes,
  };
}
