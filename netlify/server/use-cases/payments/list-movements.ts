import * as z from 'zod/mini';
import type { MovementPage, MovementRow } from '#contracts/payments/movements.ts';
import type { TableQuery } from '#contracts/records/table.ts';
import { feeOf, type Movement, sumsByMove } from '#domain/payments/movements.ts';
import { ALL_TIME, isPeriod, monthAt, rangeOf } from '#domain/payments/period.ts';
import { PayoutSchema } from '#domain/payouts/payout.ts';
import { messages as recordsMessages } from '#words/office/refusals/records.ts';
import { AppError } from '../../core/app-error.ts';
import { readable } from '../../core/broken-records.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore, readableParts } from '../../gateways/firestore.ts';
import { payoutLines, payouts } from '../../gateways/records.ts';
import { countBroken } from '../records/count-broken.ts';
import { findIn } from '../records/in-chunks.ts';
import { type MovedPart, readMovements, searchIn, searchMovements } from './read-movements.ts';

/**
 * A page of the money that came and went in a period, and what all of its pages come to. Sums are of
 * what is listed, so they equal the ledger for the same filter.
 * @throws AppError invalid_input for a period that there is not
 */
export async function listMovements(query: TableQuery, now: Date): Promise<MovementPage> {
  const { timeZone } = await readSettings();
  const period = query.filters.period || monthAt(now, timeZone);
  if (!isPeriod(period)) throw new AppError('invalid_input', UNKNOWN_PERIOD);
  const [{ movements, more }, unreadable] = await Promise.all([
    find(period, query.search, timeZone),
    countBroken(['payments']),
  ]);
  const found = movements.filter((one) => isWanted(one, query.filters));
  const rows = found.map(toRow);
  const start = (query.page - 1) * query.pageSize;
  return {
    rows: await withPayouts(rows.sort(orderOf(query)).slice(start, start + query.pageSize)),
    total: rows.length,
    more,
    period,
    sums: sumsByMove(found),
    unreadable,
  };
}

const UNKNOWN_PERIOD = recordsMessages.period;

async function find(period: string, search: string, timeZone: string) {
  const range = rangeOf(period, timeZone);
  if (period === ALL_TIME || !range) return searchMovements(search);
  return { movements: searchIn(await readMovements(range), search), more: false };
}

function toRow(movement: Movement<MovedPart>): MovementRow {
  const { id, at, cents, what, entry } = movement;
  const { kind, recordId, label, name, email, method, reference, reason } = entry;
  return {
    id,
    at,
    cents,
    what,
    kind,
    recordId,
    label,
    name,
    email,
    method,
    reference,
    ...(reason !== undefined && { reason }),
    feeCents: feeOf(movement) ?? null,
    payoutId: (what !== 'refund' && entry.payoutId) || null,
    payoutOn: null,
  };
}

const PayoutDaySchema = z.pick(PayoutSchema, { id: true, arrivesOn: true });

/**
 * A refund is in a payout of its own, which Stripe's lines say. A bank statement knows payouts by their day, not by
 * Stripe's names. Only those of the page are read.
 */
async function withPayouts(page: readonly MovementRow[]): Promise<MovementRow[]> {
  const refunded = await readPayoutsOfRefunds(page);
  const rows = page.map((row) => ({
    ...row,
    payoutId: row.payoutId ?? refunded.get(refundIdOf(row)) ?? null,
  }));
  const ids = [...new Set(rows.flatMap(({ payoutId }) => payoutId ?? []))];
  if (ids.length === 0) return rows;
  const refs = ids.map((id) => payouts().doc(id));
  const docs = await firestore().getAll(...refs, { fieldMask: ['arrivesOn'] });
  const days = new Map(
    readableParts(docs, PayoutDaySchema).map(({ id, arrivesOn }) => [id, arrivesOn]),
  );
  return rows.map((row) => ({ ...row, payoutOn: days.get(row.payoutId ?? '') ?? null }));
}

/** The payouts that refunds were taken from, by Stripe's id of the refund. */
async function readPayoutsOfRefunds(
  rows: readonly MovementRow[],
): Promise<ReadonlyMap<string, string>> {
  const refunds = rows.filter(({ what }) => what === 'refund').map(refundIdOf);
  const lines = readable(await findIn(payoutLines(), 'sourceId', refunds));
  return new Map(
    lines
      .filter(({ kind, payout }) => kind === 'refund' && payout.startsWith('po_'))
      .map(({ sourceId, payout }) => [sourceId ?? '', payout]),
  );
}

/** A movement of a refund is named after its entry and the refund at Stripe. */
const refundIdOf = ({ id }: MovementRow): string => id.slice(id.lastIndexOf('/') + 1);

function isWanted(
  { what, entry: { kind, method } }: Movement<MovedPart>,
  filters: TableQuery['filters'],
): boolean {
  const fits = (wanted: string | undefined, value: string) =>
    !wanted || wanted.split(',').includes(value);
  return fits(filters.what, what) && fits(filters.kind, kind) && fits(filters.method, method);
}

/** Of one day, or one payer, always in the same order: a page never repeats a row of the one before. */
function orderOf({ sort, direction }: TableQuery) {
  const sign = direction === 'asc' ? 1 : -1;
  return (a: MovementRow, b: MovementRow) => {
    if (sort === 'amount') return sign * (a.cents - b.cents) || byTime(a, b);
    if (sort === 'payer') return sign * a.name.localeCompare(b.name) || byTime(a, b);
    return sign * byTime(a, b);
  };
}

function byTime(a: MovementRow, b: MovementRow): number {
  return Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1);
}
