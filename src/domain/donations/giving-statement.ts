import { type Day, dayOf } from '#domain/calendar/calendar.ts';
import type { Cents } from '#domain/money/money.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';

interface StatementLine {
  on: Day;
  label: string;
  /** What is left after refunds. */
  cents: Cents;
}

/** What a person gave in a calendar year. */
export interface GivingStatement {
  year: number;
  name: string;
  gifts: StatementLine[];
  sponsorships: StatementLine[];
  giftCents: Cents;
  sponsorshipCents: Cents;
}

/**
 * The year's gifts and sponsorships of one person, net of refunds, in order of date; null when
 * nothing is left. Money that its payer disputes is not counted: it has gone back.
 * @param entries of the person; others' years and kinds are left aside
 */
export function summariseGiving(
  entries: readonly LedgerEntry[],
  year: number,
  timeZone: string,
): GivingStatement | null {
  const lines = (kind: LedgerEntry['kind']) =>
    entries
      .filter((entry) => entry.kind === kind && entry.status !== 'disputed')
      .flatMap(({ paidAt, label, amountCents, refundedCents }) =>
        paidAt === null
          ? []
          : [{ on: dayOf(new Date(paidAt), timeZone), label, cents: amountCents - refundedCents }],
      )
      .filter(({ on, cents }) => on.startsWith(`${year}-`) && cents > 0)
      .sort((a, b) => a.on.localeCompare(b.on));
  const [gifts, sponsorships] = [lines('donation'), lines('sponsorship')];
  if (gifts.length + sponsorships.length === 0) return null;
  const name = entries.findLast((entry) => entry.name !== '')?.name ?? '';
  return {
    year,
    name,
    gifts,
    sponsorships,
    giftCents: sum(gifts),
    sponsorshipCents: sum(sponsorships),
  };
}

const sum = (lines: readonly StatementLine[]): Cents =>
  lines.reduce((total, { cents }) => total + cents, 0);
