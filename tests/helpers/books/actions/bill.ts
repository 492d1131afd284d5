import {
  adjustBillEndpoint,
  createBillEndpoint,
  deleteBillEndpoint,
  takeBackAdjustmentEndpoint,
} from '#contracts/billing/dashboard.ts';
import { splitBillEndpoint } from '#contracts/billing/split.ts';
import { cancelOrderEndpoint } from '#contracts/orders/dashboard.ts';
import { cancelRegistrationEndpoint } from '#contracts/registration/dashboard.ts';
import { ADJUSTMENT_KINDS } from '#domain/billing/adjustment.ts';
import { editBill, seen } from '../requests.ts';
import { type Actions, choose, NOTHING, part, today, told } from '../step.ts';

const PLANS = ['weekly', 'biweekly', 'monthly'] as const;
const idempotencyKey = () => crypto.randomUUID();

/** What the office changes about what is asked for. */
export const BILL_ACTIONS = {
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
      playerId,
      parentId: world.family.uid,
      amountCents: part(9_000, much),
      description: 'Travel',
      paymentMethod: 'check',
      paymentStatus: 'pending',
      dueDate: today(),
      paidDate: null,
      invoiceNumber: null,
      notes: null,
    };
    const request = { idempotencyKey: idempotencyKey(), bill };
    return told(await world.act(createBillEndpoint.path, request));
  },
  deleteBill: async (world, { bills }, { which }) => {
    const bill = choose(bills, which);
    return bill ? told(await world.act(deleteBillEndpoint.path, seen(bill))) : NOTHING;
  },
  adjust: async (world, { bills }, { which, much }) => {
    const bill = choose(bills, which);
    if (!bill) return NOTHING;
    const kind = choose(ADJUSTMENT_KINDS, much) ?? 'discount';
    const adjustment = { kind, cents: part(9_000, much), reason: 'Third child', tellFamily: true };
    const request = { ...seen(bill), idempotencyKey: idempotencyKey(), adjustment };
    return told(await world.act(adjustBillEndpoint.path, request));
  },
  takeBack: async (world, { bills }, { which, much }) => {
    const bill = choose(
      bills.filter(({ adjustments = [] }) => adjustments.length > 0),
      which,
    );
    const adjustmentId = bill?.adjustments?.[0]?.id;
    if (!bill || !adjustmentId) return NOTHING;
    const why = { adjustmentId, reason: 'A mistake', tellFamily: much < 0.5 };
    return told(await world.act(takeBackAdjustmentEndpoint.path, { ...seen(bill), ...why }));
  },
  split: async (world, { bills }, { which, much }) => {
    const bill = choose(bills, which);
    if (!bill || bills.length > 12) return NOTHING;
    const frequency = choose(PLANS, much) ?? 'weekly';
    const plan = { count: 2 + Math.floor(much * 3), firstOn: today(), frequency };
    const request = { ...seen(bill), idempotencyKey: idempotencyKey(), plan };
    return told(await world.act(splitBillEndpoint.path, request));
  },
  cancelOrder: async (world, { orders }, { which }) => {
    const order = choose(orders, which);
    return order ? told(await world.act(cancelOrderEndpoint.path, seen(order))) : NOTHING;
  },
  cancelRegistration: async (world, { registrations }, { which }) => {
    const one = choose(registrations, which);
    return one ? told(await world.act(cancelRegistrationEndpoint.path, seen(one))) : NOTHING;
  },
} satisfies Actions;
