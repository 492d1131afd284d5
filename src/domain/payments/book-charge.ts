import type { Cents } from '#domain/money/money.ts';
import { messages } from '#words/office/notes.ts';
import type { PayableKind } from './choices.ts';
import type { ChargeFacts } from './facts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { Payment } from './payment.ts';

/** What an entry says of the record that the money is for. */
export type EntrySubject = Pick<LedgerEntry, 'kind' | 'recordId' | 'label' | 'name' | 'email'>;

/** The entries of a record with those of a charge as it stands now; the very ones where nothing changed. */
export function bookInto(
  entries: readonly LedgerEntry[],
  charge: ChargeFacts,
  subject: EntrySubject,
  now: Date,
): readonly LedgerEntry[] {
  const find = (id: string) => entries.find((entry) => entry.id === id);
  const booked = bookCharge(find(charge.id), charge, subject, now);
  const loss = bookLoss(find(`lost-${charge.id}`), booked, charge, now);
  const fresh = new Map([booked, ...(loss ? [loss] : [])].map((entry) => [entry.id, entry]));
  const kept = entries.map((entry) => fresh.get(entry.id) ?? entry);
  return [...kept, ...[...fresh.values()].filter(({ id }) => !find(id))];
}

/**
 * The ledger's entry of a charge as it must stand given what Stripe says now; the very entry when
 * nothing changed. Refunds and disputes are noted on it. It goes on naming whoever paid, also where the
 * record was given to somebody else since.
 */
export function bookCharge(
  before: LedgerEntry | undefined,
  charge: ChargeFacts,
  subject: EntrySubject,
  now: Date,
): LedgerEntry {
  const { answerBy } = charge;
  const status = entryStatus(charge);
  const dispute = status === 'refunded' ? disputeOf(charge) : undefined;
  return keepUnchanged(
    before,
    {
      ...subject,
      ...(before && { name: before.name, email: before.email }),
      id: charge.id,
      status,
      ...(answerBy !== undefined && { answerBy }),
      ...(dispute && { dispute }),
      amountCents: charge.amountCents,
      refundedCents: charge.refundedCents,
      ...(charge.refunds.length > 0 && { refunds: [...charge.refunds] }),
      feeCents: charge.feeCents ?? before?.feeCents ?? null,
      ...payoutOf(before),
      method: charge.method,
      reference: null,
      stripePaymentIntentId: charge.paymentIntentId,
      stripeInvoiceId: charge.invoiceId,
      stripeCheckoutSessionId: charge.sessionId ?? before?.stripeCheckoutSessionId ?? null,
      paidAt: charge.status === 'paid' ? charge.paidAt : null,
    },
    now,
  );
}

function entryStatus(charge: ChargeFacts): LedgerEntry['status'] {
  if (charge.status !== 'paid') return charge.status;
  if (charge.refundedCents >= charge.amountCents) return 'refunded';
  if (charge.lost) return 'dispute_lost';
  if (charge.disputed) return 'disputed';
  return charge.refundedCents > 0 ? 'partially_refunded' : 'paid';
}

function disputeOf({ lost, disputed, isInquiry }: ChargeFacts): LedgerEntry['dispute'] {
  if (lost) return 'lost';
  if (!disputed) return undefined;
  return isInquiry ? 'asked' : 'taken';
}

/**
 * The entry that takes a charge out of the books whose dispute was lost; undefined where none was.
 * Should a bank decide otherwise later, it stays as an entry of nothing.
 * @param entry the charge's own
 */
export function bookLoss(
  before: LedgerEntry | undefined,
  entry: LedgerEntry,
  { lost, amountCents, refundedCents }: ChargeFacts,
  now: Date,
): LedgerEntry | undefined {
  if (!lost) {
    if (!before) return undefined;
    const { reverses: _, takenCents: __, ...nothing } = before;
    return keepUnchanged(before, { ...nothing, amountCents: 0, feeCents: 0, paidAt: null }, now);
  }
  const back = Math.min(lost.cents, amountCents - refundedCents);
  const { refunds: _, payoutId: __, answerBy: ___, dispute: ____, ...charged } = entry;
  const reversal: LedgerEntry = {
    ...charged,
    ...payoutOf(before),
    id: `lost-${entry.id}`,
    status: 'reversal',
    // Not -0, which is another number than the 0 that is read back.
    amountCents: 0 - back,
    ...(back === 0 && { takenCents: lost.cents }),
    refundedCents: 0,
    feeCents: lost.feeCents,
    reverses: entry.id,
    reason: messages.disputeLost,
    paidAt: lost.at,
  };
  return keepUnchanged(before, reversal, now);
}

/** Which payout it is in, payouts alone say: what was noted stays. */
const payoutOf = (before: LedgerEntry | undefined) =>
  before?.payoutId === undefined ? {} : { payoutId: before.payoutId };

type Content = Omit<LedgerEntry, 'createdAt' | 'updatedAt'>;

/** The entry with its dates of writing: the very entry before where it says the same. */
function keepUnchanged(before: LedgerEntry | undefined, entry: Content, now: Date): LedgerEntry {
  const at = now.toISOString();
  if (!before) return { ...entry, createdAt: at, updatedAt: at };
  const fields = Object.keys({ ...before, ...entry }) as (keyof LedgerEntry)[];
  const next: LedgerEntry = { ...entry, createdAt: before.createdAt, updatedAt: before.updatedAt };
  const isSame = fields.every((field) => textOf(before[field]) === textOf(next[field]));
  return isSame ? before : { ...next, updatedAt: at };
}

/** The same text for the same value, a list of refunds included. */
const textOf = (value: LedgerEntry[keyof LedgerEntry]) => JSON.stringify(value ?? null);

/**
 * Whether a charge is of the amount that was agreed; one that is not is never settled silently. A gift without an
 * end is no debt: what Stripe charges for it, its donor has agreed to there.
 * @param booked the record's entries: what is in the books already stays there, whatever is asked for since
 */
export function fitsPayment(
  { kind, payment }: { kind: PayableKind; payment: Agreed },
  charge: ChargeFacts,
  booked: readonly LedgerEntry[] = [],
): boolean {
  if (kind === 'donation' && payment.plan?.count === null && charge.invoiceId !== null) return true;
  const known = booked.find(({ id }) => id === charge.id);
  return charge.amountCents === (known?.amountCents ?? agreedCents(payment, charge));
}

type Agreed = Pick<Payment, 'totalCents' | 'plan' | 'asksCents'>;

/** What was agreed to be charged: by the plan for its invoices, else what the page asks for. */
export function agreedCents(
  { totalCents, plan, asksCents }: Agreed,
  { isFirst, invoiceId }: Pick<ChargeFacts, 'isFirst' | 'invoiceId'>,
): Cents {
  if (asksCents !== undefined && invoiceId === null) return asksCents;
  return plan ? (isFirst ? plan.firstCents : plan.eachCents) : totalCents;
}
