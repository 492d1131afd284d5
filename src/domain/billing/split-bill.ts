import { addDays, formatISO, parseISO } from 'date-fns';
import * as z from 'zod/mini';
import type { Day } from '#domain/calendar/day.ts';
import { dayField } from '#domain/calendar/day-field.ts';
import { type Cents, splitCents } from '#domain/money/money.ts';
import { atTotal } from '#domain/payments/at-total.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { chargeDate } from '#domain/payments/plan-payment.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { messages } from '#words/office/refusals/bills.ts';
import { hindranceOfPayments } from './hindrance-of-payments.ts';
import type { PlayerBill } from './player-bill.ts';
import { stillOwedCents } from './received.ts';

export const SPLIT_FREQUENCIES = ['weekly', 'biweekly', 'monthly'] as const;
const DAYS_BETWEEN = { weekly: 7, biweekly: 14 } as const;
export const MOST_PARTS = 12;
/** Less than a dollar is not worth a payment. */
const LEAST_PART_CENTS = 100;

/** How the rest of a bill is to be paid in parts. */
export const SplitFormSchema = z.object({
  count: z.coerce
    .number(messages.split.count)
    .check(
      z.int(messages.split.whole),
      z.minimum(2, messages.split.least),
      z.maximum(MOST_PARTS, messages.split.most(MOST_PARTS)),
    ),
  firstOn: dayField(),
  frequency: z.enum(SPLIT_FREQUENCIES, messages.split.frequency),
});
export type SplitForm = z.infer<typeof SplitFormSchema>;

/** The parts of an amount, each with its day. They come to the same cents; the first has what does not divide. */
export function partsOf(
  cents: Cents,
  { count, firstOn, frequency }: SplitForm,
): { on: Day; cents: Cents }[] {
  return splitCents(cents, count).map((part, n) => ({
    cents: part,
    on:
      frequency === 'monthly'
        ? chargeDate(firstOn, 'monthly', n)
        : formatISO(addDays(parseISO(firstOn), n * DAYS_BETWEEN[frequency]), {
            representation: 'date',
          }),
  }));
}

type Answer =
  | { ok: true; bill: PlayerBill; others: PlayerBill[] }
  | { ok: false; field?: keyof SplitForm; message: string };

interface BillToSplit {
  bill: PlayerBill;
  /** The payment of its registration, or null. */
  registration: Payment | null;
  /** Local to the program. */
  today: Day;
}

/**
 * A bill that keeps what has come and the first part, and bills of their own for the other parts, or why
 * that cannot be.
 * @param ids of the other bills: UUIDs, one less than there are parts
 */
export function splitBill(
  given: BillToSplit,
  form: SplitForm,
  ids: readonly string[],
  now: Date,
): Answer {
  const { bill, today } = given;
  const owed = stillOwedCents(bill);
  if (owed === 0) return { ok: false, message: messages.nothingOwed };
  const refusal = refusalToSplit(given);
  if (refusal) return { ok: false, message: refusal };
  if (form.firstOn < today) {
    return { ok: false, field: 'firstOn', message: messages.split.firstOn };
  }
  if (owed < form.count * LEAST_PART_CENTS) {
    return { ok: false, field: 'count', message: messages.split.tooSmall };
  }
  const [first, ...rest] = partsOf(owed, form);
  const moved = rest.reduce((sum, { cents }) => sum + cents, 0);
  const amountCents = bill.amountCents - moved;
  const name = (part: number) => `${bill.description} (part ${part} of ${form.count})`;
  const at = now.toISOString();
  const { receivedCents: _, adjustments: _taken, ...plain } = bill;
  const partOf = bill.registrationId ?? bill.partOf;
  return {
    ok: true,
    bill: {
      ...bill,
      amountCents,
      description: name(1),
      dueDate: first?.on ?? form.firstOn,
      paymentStatus: 'pending',
      payment: bill.payment && atTotal(bill.payment, amountCents),
    },
    others: rest.map(({ on, cents }, index) => {
      const id = ids[index] ?? '';
      return {
        ...plain,
        id,
        number: recordNumberOf(id),
        amountCents: cents,
        description: name(index + 2),
        dueDate: on,
        paymentStatus: 'pending',
        payment: null,
        registrationId: null,
        ...(partOf && { partOf }),
        notes: messages.split.part(index + 2, form.count, bill.number),
        updatedAt: at,
      };
    }),
  };
}

/** Why a bill cannot be split, whatever the plan; null where it can. */
export function refusalToSplit({
  bill,
  registration,
}: Pick<BillToSplit, 'bill' | 'registration'>): string | null {
  const hindrance = hindranceOfPayments([bill.payment, registration]);
  if (hindrance) return hindrance;
  if (registration?.stripeSubscriptionId) {
    return messages.split.planAtStripe;
  }
  if (registration?.plan && registration.status !== 'ended') {
    return messages.split.inInstallments;
  }
  return null;
}
