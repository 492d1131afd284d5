import type { Day } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Movement } from '#domain/payments/movements.ts';
import { isByHand } from '#domain/payments/reversal.ts';
import { type Debt, type DuePart, type Reduction, sumsOf, takenBackCents } from './debt.ts';

export const LINE_KINDS = [
  'charge',
  'discount',
  'scholarship',
  'write-off',
  'cancelled',
  /** A charge that was dropped because its money was refunded. */
  'taken-back',
  /** What the records ask for no more, without a reduction that says why. */
  'settled',
  'shared',
  'received',
  'refund',
  'reversal',
  'dispute',
] as const;
type LineKind = (typeof LINE_KINDS)[number];

/** A line of a statement. */
export interface StatementLine {
  /** UTC ISO instant. */
  at: string;
  kind: LineKind;
  /** 'Bill K7QF-2M9X' */
  label: string;
  /** What for, why, or by which check; empty where the label says all. */
  text: string;
  /** Of money: how it moved. */
  method: Movement['entry']['method'] | null;
  /** Above zero where more is owed by it. */
  cents: number;
  /** What is owed with this line and all before it; below zero is a credit. */
  balanceCents: number;
}

/** What a family owes, and how it came to that. */
export interface Statement {
  /** In the order of time. */
  lines: readonly StatementLine[];
  /** Of the last line; below zero is a credit. */
  balanceCents: number;
  /** What has fallen due and has not come, and the day of the oldest of it. */
  due: { cents: Cents; since: Day } | null;
  /** What falls due next. */
  next: Pick<DuePart, 'on' | 'cents' | 'isAutomatic'> | null;
}

/** The statement of a family. @param today local to the program */
export function statementOf(debts: readonly Debt[], today: Day): Statement {
  // Parts of one bill were charged at the same instant.
  const bare = debts.flatMap(linesOf).sort((a, b) => byTime(a, b) || byText(a, b));
  let balanceCents = 0;
  const lines = bare.map((line) => {
    balanceCents += line.cents;
    return { ...line, balanceCents };
  });
  return { lines, balanceCents, ...dueOf(debts, today) };
}

type BareLine = Omit<StatementLine, 'balanceCents'>;

/** The lines of one debt. They come to what it still asks for, less what came too much. */
function linesOf(debt: Debt): BareLine[] {
  const charges = debt.charges.flatMap(({ at, label, text, grossCents, reductions }) => [
    line('charge', at, label, text, grossCents),
    ...reductions.map((reduction) => reductionLine(label, reduction)),
  ]);
  const shared = debt.shared.map(({ at, label, cents }) => line('shared', at, label, '', cents));
  const [first] = debt.charges;
  const money = debt.movements.map((movement) => moneyLine(movement, first?.at));
  return [...charges, ...shared, ...money, ...takenBackLines(debt), ...settledLine(debt)].filter(
    ({ cents }) => cents !== 0,
  );
}

function line(kind: LineKind, at: string, label: string, text: string, cents: number): BareLine {
  return { at, kind, label, text, method: null, cents };
}

function reductionLine(label: string, { at, kind, cents, reason }: Reduction): BareLine {
  return line(kind, at, label, reason ?? '', -cents);
}

/** @param chargedAt when that was charged which the money is for */
function moneyLine(movement: Movement, chargedAt: string | undefined): BareLine {
  const { cents, what, entry } = movement;
  const text = what === 'refund' ? '' : (entry.reason ?? entry.reference ?? '');
  const at = instantOnStatement(movement, chargedAt);
  return { at, kind: what, label: entry.label, text, method: entry.method, cents: -cents };
}

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

/**
 * Money by hand has a day and counts from its noon. What was charged on the afternoon of the same day
 * still comes first, or the balance would fall below zero in between.
 */
function instantOnStatement({ at, entry }: Movement, chargedAt: string | undefined): string {
  if (chargedAt === undefined || !isByHand(entry)) return at;
  const early = Date.parse(chargedAt) - Date.parse(at);
  return early > 0 && early < HALF_A_DAY_MS ? chargedAt : at;
}

function takenBackLines(debt: Debt): BareLine[] {
  const sums = sumsOf(debt);
  const refunds = debt.movements.filter(({ what }) => what === 'refund').sort(byTime);
  let refunded = 0;
  return refunds.map(({ at, cents, entry }) => {
    const before = takenBackCents(sums, refunded);
    refunded -= cents;
    return line('taken-back', at, entry.label, '', before - takenBackCents(sums, refunded));
  });
}

/** Of records that ask for nothing any more, such as a bill from before there were books. */
function settledLine(debt: Debt): BareLine[] {
  const { netCents, paidCents } = sumsOf(debt);
  const rest = Math.max(0, netCents - paidCents) - debt.owedCents;
  const [first] = debt.charges;
  if (rest <= 0 || !first) return [];
  return [line('settled', debt.updatedAt, first.label, '', -rest)];
}

function dueOf(debts: readonly Debt[], today: Day): Pick<Statement, 'due' | 'next'> {
  const parts = debts.flatMap(({ due }) => due).sort((a, b) => a.on.localeCompare(b.on));
  const late = parts.filter(({ on }) => on <= today);
  const [oldest] = late;
  const coming = parts.find(({ on }) => on > today);
  const together = parts.filter(({ on }) => on === coming?.on);
  return {
    due: oldest ? { cents: sumOf(late), since: oldest.on } : null,
    next: coming
      ? {
          on: coming.on,
          cents: sumOf(together),
          isAutomatic: together.every(({ isAutomatic }) => isAutomatic),
        }
      : null,
  };
}

const sumOf = (parts: readonly DuePart[]): Cents =>
  parts.reduce((sum, { cents }) => sum + cents, 0);

const byText = (a: BareLine, b: BareLine): number => a.text.localeCompare(b.text);

/** Of one instant, what is charged comes before what is paid. */
const byTime = (a: Timed, b: Timed): number =>
  a.at.localeCompare(b.at) || ORDER.indexOf(kindOf(a)) - ORDER.indexOf(kindOf(b));

type Timed = { at: string } & ({ kind: LineKind } | { what: Movement['what'] });
const kindOf = (timed: Timed): LineKind => ('kind' in timed ? timed.kind : timed.what);
const ORDER: readonly LineKind[] = [
  'charge',
  'discount',
  'scholarship',
  'write-off',
  'cancelled',
  'shared',
  'received',
  'refund',
  'taken-back',
  'reversal',
  'dispute',
  'settled',
];
