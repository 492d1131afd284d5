import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { Adjustment } from '#domain/billing/adjustment.ts';
import { billStatusAfter } from '#domain/billing/bill-status.ts';
import { followBills } from '#domain/billing/follow-bills.ts';
import { isOpenBill, type PlayerBill } from '#domain/billing/player-bill.ts';
import { noteReceived, stillOwedCents } from '#domain/billing/received.ts';
import { coveredByBillsCents } from '#domain/billing/registration-bills.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { reverseEntry } from '#domain/payments/reversal.ts';
import { settlePayment } from '#domain/payments/settlement.ts';
import { withSurplus } from '#domain/payments/surplus.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { bill, day, entry, NOW, payerOf, TODAY, ZONE } from '#tests/helpers/family-books.ts';
import { billDebt, registrationDebt } from './records.ts';
import { statementOf } from './statement.ts';

/** What the office and payers do, by which record and how much. */
interface Step {
  what: 'pay' | 'reverse' | 'refund' | 'cancel' | 'adjust';
  at: number;
  cents: number;
}
const STEPS = fc.array(
  fc.record<Step>({
    what: fc.constantFrom('pay', 'pay', 'reverse', 'refund', 'cancel', 'adjust'),
    at: fc.nat(3),
    cents: fc.integer({ min: 1, max: 30_000 }),
  }),
  { maxLength: 12 },
);

/** The entries after a step that moves money of a record. */
function moved(entries: readonly LedgerEntry[], step: Step, id: string, n: number): LedgerEntry[] {
  const standing = entries.find(
    (one) =>
      one.recordId === id &&
      one.status === 'paid' &&
      !entries.some(({ reverses }) => reverses === one.id),
  );
  if (step.what === 'pay') return [...entries, entry(`e${n}`, id, step.cents, n)];
  if (!standing) return [...entries];
  if (step.what === 'reverse') {
    return [...entries, reverseEntry(standing, { reason: 'Bounced', at: day(n) }, NOW)];
  }
  const refundedCents = Math.min(standing.amountCents, step.cents);
  const isAll = refundedCents === standing.amountCents;
  const status = isAll ? 'refunded' : 'partially_refunded';
  const refunded = { ...standing, refundedCents, status, updatedAt: day(n) } as const;
  return entries.map((one) => (one === standing ? refunded : one));
}

function withAdjustment(one: PlayerBill, step: Step, n: number): PlayerBill {
  const cents = Math.min(step.cents, one.amountCents - 1);
  if (cents <= 0 || one.paymentStatus === 'paid' || one.paymentStatus === 'cancelled') return one;
  const adjustment: Adjustment = {
    id: `a${n}`,
    kind: 'discount',
    cents,
    reason: 'Sibling',
    code: null,
    by: null,
    at: day(n),
  };
  const adjustments = [...(one.adjustments ?? []), adjustment];
  return { ...one, amountCents: one.amountCents - cents, adjustments };
}

const own = (entries: readonly LedgerEntry[], id: string) =>
  entries.filter(({ recordId }) => recordId === id);
const owedOf = (debt: { owedCents: number }) => debt.owedCents;

/** The lines come to charges less reductions less money, whatever the records say. */
function expectSums(debts: Parameters<typeof statementOf>[0]) {
  const { lines, balanceCents } = statementOf(debts, TODAY);
  expect(lines.at(-1)?.balanceCents ?? 0).toBe(balanceCents);
  const charged = debts.flatMap(({ charges }) => charges);
  const gross = charged.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const less = charged
    .flatMap(({ reductions }) => reductions)
    .reduce((sum, { cents }) => sum + cents, 0);
  const shared = debts.flatMap((debt) => debt.shared).reduce((sum, { cents }) => sum + cents, 0);
  const money = debts
    .flatMap(({ movements }) => movements)
    .reduce((sum, { cents }) => sum + cents, 0);
  const taken = lines
    .filter(({ kind }) => kind === 'taken-back' || kind === 'settled')
    .reduce((sum, { cents }) => sum + cents, 0);
  expect(balanceCents).toBe(gross - less + shared - money + taken);
  return { lines, balanceCents };
}

property.prop([fc.integer({ min: 1, max: 30_000 }), STEPS])(
  'a bill of its own: what the statement asks for is what the bill does, less what came too much',
  (amountCents, steps) => {
    let one = bill('b', amountCents);
    let entries: LedgerEntry[] = [];
    for (const [n, step] of steps.entries()) {
      if (step.what === 'adjust') {
        if (!one.payment?.paidCents) one = withAdjustment(one, step, n);
        continue;
      }
      if (step.what === 'cancel') {
        one = { ...one, paymentStatus: 'cancelled', updatedAt: day(n) };
        [one = one] = noteReceived([one], null);
        if (one.payment) one = { ...one, payment: withSurplus(one.payment, 0) };
        continue;
      }
      if (step.what === 'pay' && one.paymentStatus === 'cancelled') continue;
      entries = moved(entries, step, 'b', n);
      const before = one.payment ?? newPayment(one.amountCents, null, 't');
      const asked = before.paidCents === 0 ? { ...before, totalCents: one.amountCents } : before;
      const after = settlePayment(asked, null, entries);
      const at = { status: one.paymentStatus, dueDate: one.dueDate, today: TODAY };
      const paymentStatus = billStatusAfter(at, before, after);
      const owed = paymentStatus === 'cancelled' ? 0 : undefined;
      one = { ...one, paymentStatus, payment: withSurplus(after, owed) };
      [one = one] = noteReceived([one], null);
    }
    const debt = billDebt(one, entries, ZONE);
    const { lines, balanceCents } = expectSums([debt]);
    expect(balanceCents).toBe(owedOf(debt) - (one.payment?.surplusCents ?? 0));
    // Only a refund makes a bill paid of which a part has not come.
    const hasRefund = entries.some(({ refundedCents }) => refundedCents > 0);
    expect(lines.some(({ kind }) => kind === 'settled') && !hasRefund).toBe(false);
    expect(debt.due.reduce((sum, { cents }) => sum + cents, 0)).toBe(debt.owedCents);
  },
);

const ANA = 'ana@example.org';
const LEO = 'leo@example.org';

/** Ana's registration after its money or one of its bills has changed. */
const follow = (
  { payment, bills }: { payment: Payment; bills: readonly PlayerBill[] },
  entries: readonly LedgerEntry[],
) =>
  followBills({
    before: payment,
    payment,
    payer: payerOf(ANA),
    bills,
    entries: own(entries, 'r'),
    timeZone: ZONE,
    now: NOW,
  });

property.prop([
  fc.array(fc.tuple(fc.integer({ min: 1, max: 30_000 }), fc.boolean()), {
    minLength: 1,
    maxLength: 3,
  }),
  fc.array(
    fc.record<Step>({
      what: fc.constantFrom('pay', 'pay', 'reverse', 'cancel'),
      at: fc.nat(3),
      cents: fc.integer({ min: 1, max: 30_000 }),
    }),
    { maxLength: 12 },
  ),
])(
  'a registration of two guardians: both statements together ask for what its bills do',
  (made, steps) => {
    let state: { payment: Payment; bills: readonly PlayerBill[] } = {
      payment: newPayment(
        made.reduce((sum, [cents]) => sum + cents, 0),
        null,
        't',
      ),
      bills: made.map(([cents, isLeos], n) =>
        bill(`b${n}`, cents, { registrationId: 'r', payer: payerOf(isLeos ? LEO : ANA) }),
      ),
    };
    let entries: LedgerEntry[] = [];
    for (const [n, step] of steps.entries()) {
      const { payment, bills } = state;
      if (step.what === 'cancel') {
        const isIt = ({ id }: PlayerBill) => id === `b${step.at}`;
        if (bills.some((one) => isIt(one) && one.paymentStatus === 'paid')) continue;
        const next = bills.map((one) =>
          isIt(one) ? { ...one, paymentStatus: 'cancelled' as const, updatedAt: day(n) } : one,
        );
        state = follow({ payment, bills: next }, entries);
        continue;
      }
      const left = payment.totalCents - payment.paidCents - coveredByBillsCents(bills);
      if (step.what === 'pay' && left <= 0) continue;
      const cents = Math.min(step.cents, Math.max(left, 1));
      entries = moved(entries, { ...step, cents }, 'r', n);
      state = follow(state, entries);
    }
    const registration = {
      id: 'r',
      number: 'R',
      payer: payerOf(ANA),
      payment: state.payment,
      createdAt: day(0),
      updatedAt: day(0),
    } as Registration;
    const debtOf = (email: string) =>
      registrationDebt({
        registration,
        bills: state.bills,
        entries,
        email,
        timeZone: ZONE,
        isOurs: ({ payer }) => payer?.email === email,
      });
    const debts = [debtOf(ANA), debtOf(LEO)];
    const balances = debts.map((debt) => expectSums([debt]).balanceCents);
    const owed = debts.reduce((sum, debt) => sum + debt.owedCents, 0);
    const [ofAna = 0, ofLeo = 0] = balances;
    expect(ofAna + ofLeo).toBe(owed - (state.payment.surplusCents ?? 0));
    expect(ofLeo).toBe(debts[1]?.owedCents);
    // Nobody is late with a bill of which all has come.
    const open = state.bills.filter(isOpenBill);
    for (const one of open) expect(stillOwedCents(one)).toBeGreaterThan(0);
  },
);
