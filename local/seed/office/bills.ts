import type { Adjustment } from '#domain/billing/adjustment.ts';
import { newBill } from '#domain/billing/change-bill.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { PlayerBillForm } from '#domain/billing/player-bill-form.ts';
import { splitBill } from '#domain/billing/split-bill.ts';
import type { Cents } from '#domain/money/money.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { withSurplus } from '#domain/payments/surplus.ts';
import { stableId } from '../stable-id.ts';
import { settlePlayerBill } from './bill-status.ts';
import type { DemoClock } from './clock.ts';
import { type PersonName, payerOf } from './people.ts';
import { type Paying, settlePledge } from './pledge.ts';
import { playerId } from './registrations.ts';

interface BillLine {
  /** Of the player. */
  place: number;
  guardian: PersonName;
  /** Whose account shows it as theirs, where there is one. */
  parentId?: string;
  description: string;
  amountCents: number;
  method: PlayerBillForm['paymentMethod'];
  daysAgo: number;
  /** Ahead of today where negative. */
  dueDaysAgo: number;
  /** Not there: nothing has come. */
  paying?: Paying;
  cancelled?: true;
  /** Paid in so many parts, each a bill of its own: a plan made from a balance. */
  parts?: number;
  /** Granted by the office, of the amount. */
  scholarshipCents?: number;
  notes?: string;
}

const TRIP = { description: 'Tournament weekend in Orlando', amountCents: 6_500, daysAgo: 13 };
const DUE_LATER = { dueDaysAgo: -17 };

/** What the office has billed besides the registrations. */
const BILLS: readonly BillLine[] = [
  {
    place: 7,
    guardian: 'okoro',
    description: 'Warm-up set, size M',
    amountCents: 4_800,
    method: 'cash',
    daysAgo: 34,
    dueDaysAgo: 6,
    notes: 'Grace said she would bring it to practice.',
  },
  {
    place: 1,
    guardian: 'thornton',
    method: 'zelle',
    ...TRIP,
    ...DUE_LATER,
    paying: { by: 'ach', cameBy: 'zelle', afterDays: 2 },
  },
  {
    place: 9,
    guardian: 'bell',
    parentId: 'demo-parent',
    method: 'credit_card',
    ...TRIP,
    ...DUE_LATER,
  },
  {
    place: 4,
    guardian: 'greer',
    method: 'venmo',
    ...TRIP,
    ...DUE_LATER,
    scholarshipCents: 2_500,
  },
  {
    place: 3,
    guardian: 'baxter',
    method: 'check',
    ...TRIP,
    ...DUE_LATER,
    cancelled: true,
    notes: 'Owen stays home that weekend.',
  },
  {
    place: 6,
    guardian: 'hassan',
    description: 'Away uniform',
    amountCents: 8_500,
    method: 'check',
    daysAgo: 125,
    dueDaysAgo: 95,
  },
  {
    // Paid, and then called off: a credit of the family.
    place: 5,
    guardian: 'lindqvist',
    description: 'Shooting clinic',
    amountCents: 4_000,
    method: 'zelle',
    daysAgo: 21,
    dueDaysAgo: 10,
    cancelled: true,
    paying: { by: 'ach', cameBy: 'zelle', afterDays: 3 },
    notes: 'The clinic is called off.',
  },
  {
    place: 4,
    guardian: 'greer',
    description: 'Summer camp',
    amountCents: 24_000,
    method: 'check',
    daysAgo: 110,
    dueDaysAgo: -9,
    parts: 4,
  },
];

/** Bills that an admin has added, with their money. */
export function demoBills(
  clock: DemoClock,
): { bills: readonly PlayerBill[]; entries: readonly LedgerEntry[] }[] {
  return BILLS.map((line) => {
    const { bill, entries } = addBill(line, clock);
    return { bills: inParts(bill, line, clock), entries };
  });
}

/** The bill, or its parts as the office has split it. */
function inParts(bill: PlayerBill, { parts }: BillLine, clock: DemoClock): PlayerBill[] {
  if (!parts) return [bill];
  const form = {
    count: parts,
    firstOn: bill.dueDate ?? clock.today,
    frequency: 'monthly',
  } as const;
  const ids = Array.from({ length: parts - 1 }, (_, n) => stableId('demo part', `${bill.id} ${n}`));
  const given = { bill, registration: null, today: clock.today };
  const split = splitBill(given, form, ids, new Date(clock.instant(4, '11:05')));
  if (!split.ok) throw new Error(`${bill.description}: ${split.message}`);
  return [split.bill, ...split.others];
}

function addBill(line: BillLine, clock: DemoClock) {
  const { place, guardian, description, amountCents, daysAgo, paying } = line;
  const createdAt = clock.instant(daysAgo, '10:15');
  const payer = payerOf(guardian);
  const settled = settlePledge(
    {
      kind: 'bill',
      name: `${description} ${place}`,
      payer,
      createdAt,
      totalCents: amountCents,
      paying: paying ?? { by: 'check', afterDays: null },
    },
    clock,
  );
  const { record, before, after } = settled;
  const form: PlayerBillForm = {
    playerId: playerId(place),
    parentId: line.parentId ?? null,
    amountCents,
    description,
    paymentMethod: line.method,
    paymentStatus: line.cancelled ? 'cancelled' : 'pending',
    dueDate: clock.day(line.dueDaysAgo),
    paidDate: null,
    invoiceNumber: null,
    notes: line.notes ?? null,
  };
  const result = newBill(record.id, form, payer, new Date(createdAt));
  if (!result.ok) throw new Error(`${description}: ${result.message}`);
  // Until it is paid online or noted as paid, a bill has no payment of its own.
  const kept = line.cancelled ? withSurplus(record.payment, 0) : record.payment;
  const whole = { ...result.bill, payment: paying ? kept : null };
  const bill = line.scholarshipCents ? grant(whole, line.scholarshipCents) : whole;
  return { bill: settlePlayerBill(bill, before, after, clock), entries: after.entries };
}

/** As `billing/adjust-bill` lowers it, which seeds cannot import. */
function grant(bill: PlayerBill, cents: Cents): PlayerBill {
  const given: Adjustment = {
    id: `${bill.id}-grant`,
    kind: 'scholarship',
    cents,
    code: null,
    reason: 'Scholarship fund',
    by: 'admin@courtside.example',
    at: bill.createdAt,
  };
  return { ...bill, amountCents: bill.amountCents - cents, adjustments: [given] };
}
