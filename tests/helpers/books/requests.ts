import { getBillEndpoint, updateBillEndpoint } from '#contracts/billing/dashboard.ts';
import { readFamilyEndpoint } from '#contracts/families/dashboard.ts';
import type { StatementView } from '#contracts/families/statement.ts';
import { getOrderEndpoint } from '#contracts/orders/dashboard.ts';
import {
  type AdminLedgerEntry,
  listPaymentsEndpoint,
  markPaidEndpoint,
  type Owed,
  refundEndpoint,
  reversePaymentEndpoint,
} from '#contracts/payments/dashboard.ts';
import { getRegistrationEndpoint } from '#contracts/registration/dashboard.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import { type Target, today } from './step.ts';
import type { BooksWorld } from './world.ts';

/* What the office asks and does, as the walk and the way out of it need it. */

const DETAIL: Partial<Record<PayableKind, string>> = {
  order: getOrderEndpoint.path,
  registration: getRegistrationEndpoint.path,
  bill: getBillEndpoint.path,
};

/** What the office is told is owed by hand. */
export async function readOwed({ ask, office }: BooksWorld, { kind, id }: Target) {
  const { status, body } = await ask(DETAIL[kind] ?? '', { id }, office);
  if (status !== 200) throw new Error(`${kind} ${id}: ${status} ${JSON.stringify(body)}`);
  return body.owed as Owed;
}

/** Money by check, as the dialog asks for it. */
export const byCheck = (amountCents: number) => ({
  method: 'check',
  date: today(),
  reference: '1042',
  amountCents,
});

export function noteMoney(world: BooksWorld, { kind, id }: Target, cents: number) {
  const request = { kind, recordId: id, idempotencyKey: crypto.randomUUID() };
  return world.act(markPaidEndpoint.path, { ...request, payment: byCheck(cents) });
}

/** The movements of a record as the office sees them. */
export async function listMoney({ ask, office }: BooksWorld, recordId: string) {
  const { body } = await ask(listPaymentsEndpoint.path, { recordId }, office);
  return body.entries as AdminLedgerEntry[];
}

export function reverse(world: BooksWorld, entryId: string) {
  const request = { entryId, reason: 'The check bounced', date: today() };
  return world.act(reversePaymentEndpoint.path, request);
}

export function refund(world: BooksWorld, entry: AdminLedgerEntry, amountCents: number) {
  const request = { entryId: entry.id, seenRefundedCents: entry.refundedCents, amountCents };
  return world.act(refundEndpoint.path, request);
}

export function editBill(world: BooksWorld, bill: PlayerBill, change: Partial<PlayerBill>) {
  const { playerId, parentId, amountCents, description, paymentMethod, paymentStatus } = bill;
  const { dueDate, paidDate, invoiceNumber, notes } = bill;
  const form = {
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
    ...change,
  };
  return world.act(updateBillEndpoint.path, { ...seen(bill), bill: form });
}

/** The record, as the office saw it last. */
export const seen = ({ id, updatedAt }: { id: string; updatedAt: string }) => ({
  id,
  seen: updatedAt,
});

/** The account of the family, as the office sees it. */
export async function readStatement({ ask, family, office }: BooksWorld): Promise<StatementView> {
  const { body } = await ask(readFamilyEndpoint.path, { email: family.email }, office);
  return body.statement as StatementView;
}
