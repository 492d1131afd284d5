import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { Payment } from '#domain/payments/payment.ts';
import {
  donations,
  ledger,
  orders,
  playerBills,
  registrations,
  sponsorBills,
  sponsorships,
} from '#server/gateways/records.ts';

export const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0);

/** What an entry adds to the books, in cents. */
export const netOf = ({ paidAt, amountCents, refundedCents }: LedgerEntry): number =>
  paidAt === null ? 0 : amountCents - refundedCents;

export async function readLedger(): Promise<LedgerEntry[]> {
  return (await ledger().get()).docs.map((doc) => doc.data());
}

/** Every payment of a record, by the record's path. */
export async function readPayments(): Promise<Map<string, Payment>> {
  const payments = new Map<string, Payment>();
  for (const collection of [orders, registrations, sponsorships, donations, playerBills]) {
    for (const doc of (await collection().get()).docs) {
      const { payment } = doc.data();
      if (payment) payments.set(doc.ref.path, payment);
    }
  }
  return payments;
}

/** What of each registration is settled by its bills: paid on their own, or canceled. */
async function readSettledByBills(): Promise<Map<string, number>> {
  const settled = new Map<string, number>();
  for (const doc of (await playerBills().get()).docs) {
    const { registrationId, paymentStatus, amountCents, payment } = doc.data();
    const cents = paymentStatus === 'cancelled' ? amountCents : (payment?.paidCents ?? 0);
    const path = `registrations/${registrationId}`;
    settled.set(path, (settled.get(path) ?? 0) + cents);
  }
  return settled;
}

/** The payment of each record is what its entries say, and no status says otherwise. */
export async function checkPayments(
  payments: ReadonlyMap<string, Payment>,
  entries: readonly LedgerEntry[],
): Promise<string[]> {
  const settledByBills = await readSettledByBills();
  const differences: string[] = [];
  for (const [path, { status, paidCents, refundedCents, totalCents, plan }] of payments) {
    const id = path.split('/')[1];
    const net = sum(entries.filter(({ recordId }) => recordId === id).map(netOf));
    const say = (what: string) => differences.push(`${path}: ${what}`);
    if (paidCents - refundedCents !== net) {
      say(`has ${paidCents} − ${refundedCents} cents, its entries ${net}`);
    }
    const isEndless = plan !== null && plan.count === null;
    const settled = paidCents + (settledByBills.get(path) ?? 0);
    if (status === 'paid' && !isEndless && settled < totalCents) {
      say(`is paid with ${settled} of ${totalCents} cents`);
    }
    if (status === 'refunded' && net !== 0) say(`is refunded and holds ${net} cents`);
    if (
      ['pending', 'expired', 'processing', 'payment_failed'].includes(status) &&
      net >= totalCents
    ) {
      say(`is ${status} and holds ${net} of ${totalCents} cents`);
    }
  }
  return differences;
}

/** Bills that hang on a registration or a sponsorship are paid when it is, and not before. */
export async function checkBills(payments: ReadonlyMap<string, Payment>): Promise<string[]> {
  const differences: string[] = [];
  const check = (path: string, parent: string, paymentStatus: PlayerBill['paymentStatus']) => {
    const payment = payments.get(parent);
    if (!payment) differences.push(`${path} hangs on ${parent}, which is not there`);
    else if ((paymentStatus === 'paid') !== (payment.status === 'paid') && isPlain(payment)) {
      differences.push(`${path} is ${paymentStatus}, ${parent} is ${payment.status}`);
    }
  };
  for (const doc of (await playerBills().get()).docs) {
    const { registrationId, payment, paymentStatus } = doc.data();
    // One that was paid or canceled on its own counts on its own.
    if (registrationId && !payment && paymentStatus !== 'cancelled')
      check(doc.ref.path, `registrations/${registrationId}`, paymentStatus);
  }
  for (const doc of (await sponsorBills().get()).docs) {
    const { sponsorshipId, paymentStatus } = doc.data();
    if (sponsorshipId) check(doc.ref.path, `sponsorships/${sponsorshipId}`, paymentStatus);
  }
  return differences;
}

/** Whether nothing was refunded or disputed, which bills tell in their own way. */
function isPlain({ status, refundedCents, plan }: Payment): boolean {
  return refundedCents === 0 && status !== 'disputed' && plan?.count !== null;
}
