import type { ReactNode } from 'react';
import type { RowBooks } from '#contracts/payments/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { PAYMENT_STATUSES } from '#domain/payments/choices.ts';
import { countGifts } from '#domain/payments/count-payments.ts';
import type { Payable, Payment } from '#domain/payments/payment.ts';
import type { RegistrationStanding } from '#domain/registration/standing.ts';
import { messages as states } from '#words/labels/payment-status.ts';
import { messages as paymentMessages } from '#words/office/dashboard/record-payments.ts';
import { messages as recordMessages } from '#words/office/dashboard/records.ts';
import { MailLine } from '../contact-links.tsx';
import { dayForSheet } from '../instants.ts';
import { Name } from '../Name.tsx';
import { PaymentBadge } from '../payments/PaymentBadge.tsx';
import { type AdminColumn, csvOnly } from '../table/column.ts';

const { columns: words, methods } = recordMessages;

/** The part of a record that is paid for which the tables show. */
export interface PaidFor extends Pick<Payable, 'payer' | 'paymentMethod'> {
  payment: Pick<Payment, 'status' | 'totalCents' | 'paidCents' | 'refundedCents' | 'plan'>;
  /** Of a registration: one state for it and its bills. */
  standing?: RegistrationStanding;
}

/** A line of a dialog. */
export type Fact = readonly [string, ReactNode];

export const PAYMENT_FILTER = {
  name: 'status',
  label: words.status,
  options: PAYMENT_STATUSES.map((value) => ({ value, label: states.record[value] })),
};

/** Who pays, by name over address. */
export function payerColumns<Row extends PaidFor>(header: string): AdminColumn<Row>[] {
  return [
    {
      id: 'payer',
      header,
      sortable: true,
      card: 'title',
      cell: ({ payer }) => (
        <div className="rows:min-w-28">
          <Name>{fullName(payer)}</Name>
          <MailLine to={payer.email} />
        </div>
      ),
      csv: ({ payer }) => fullName(payer),
    },
    csvOnly('email', words.email, ({ payer }) => payer.email),
  ];
}

/** What is owed, what came, and where it stands. Spreadsheets get each sum in dollars. */
export function moneyColumns<Row extends PaidFor>(): AdminColumn<Row>[] {
  return [
    {
      id: 'total',
      header: `${words.paid} / ${words.total}`,
      sortable: true,
      card: 'top',
      align: 'end',
      cell: ({ payment }) => <PaidOfTotal {...payment} />,
    },
    // Of what has no end there is no whole.
    csvOnly('totalCents', words.total, ({ payment }) =>
      isEndless(payment) ? null : payment.totalCents / 100,
    ),
    csvOnly('paidCents', words.paid, ({ payment }) => payment.paidCents / 100),
    csvOnly('refundedCents', words.refunded, ({ payment }) => payment.refundedCents / 100),
    {
      id: 'status',
      header: words.status,
      sortable: true,
      card: 'top',
      cell: (row) => <PaymentBadge status={standingOf(row)} />,
      csv: (row) => states.record[standingOf(row)],
    },
    csvOnly('method', words.method, ({ paymentMethod }) => methods[paymentMethod]),
  ];
}

/** What spreadsheets get besides: when money came, how, by which checks, and what is still to come. */
export function booksColumns<Row extends { books: RowBooks }>(): AdminColumn<Row>[] {
  const names = { ...paymentMessages.methods, ...paymentMessages.stripeMethods };
  return [
    csvOnly('paidAt', words.paidAt, ({ books }) => books.paidAt.map(dayForSheet).join('; ')),
    csvOnly('owed', words.owed, ({ books }) => books.owedCents / 100),
    csvOnly('cameBy', words.cameBy, ({ books }) =>
      books.methods.map((method) => names[method]).join('; '),
    ),
    csvOnly('references', words.references, ({ books }) => books.references.join('; ')),
  ];
}

const standingOf = ({ standing, payment }: PaidFor) => standing ?? payment.status;

type Paid = PaidFor['payment'];

const isEndless = ({ plan }: Paid) => plan !== null && plan.count === null;

/** In a row one figure where all came; else the total stands below what did, so that neither breaks. What was refunded comes last. */
function PaidOfTotal(payment: Paid) {
  const { plan, paidCents, totalCents, refundedCents } = payment;
  const refunded = refundedCents > 0 && (
    <span className="block text-sm font-normal text-muted">
      {' '}
      {words.partRefunded(formatCents(refundedCents))}
    </span>
  );
  if (plan?.count === null) {
    const gifts = countGifts(plan, paidCents);
    return (
      <>
        {formatCents(paidCents)}
        {gifts !== null && (
          <span className="block text-sm font-normal text-muted">{words.gifts(gifts)}</span>
        )}
        <span className="block text-sm font-normal whitespace-nowrap text-muted">
          {' '}
          {words.eachMonth(formatCents(plan.eachCents))}
        </span>
        {refunded}
      </>
    );
  }
  return (
    <>
      {formatCents(paidCents)}
      {paidCents !== totalCents && (
        <span className="block text-sm font-normal text-muted">
          {' '}
          {words.ofTotal(formatCents(totalCents))}
        </span>
      )}
      {refunded}
    </>
  );
}

/** '$20.00 / $60.00'; of what has no end '5 gifts, $125.00'. */
function paidOf({ plan, paidCents, totalCents }: Paid): string {
  const paid = formatCents(paidCents);
  if (plan?.count === null) {
    const gifts = countGifts(plan, paidCents);
    return gifts === null ? paid : `${words.gifts(gifts)}, ${paid}`;
  }
  return `${paid}\u00a0/ ${formatCents(totalCents)}`;
}

/** The lines of a dialog that say how it is paid. @param owedCents what may still be noted as paid by hand */
export function paymentFacts(paidFor: PaidFor, owedCents: Cents): Fact[] {
  const { payment, paymentMethod } = paidFor;
  const facts: Fact[] = [
    [words.status, <PaymentBadge key="status" status={standingOf(paidFor)} />],
    [words.method, methods[paymentMethod]],
    [words.paid, paidOf(payment)],
  ];
  if (owedCents > 0 && !isEndless(payment)) facts.push([words.owed, formatCents(owedCents)]);
  if (payment.refundedCents > 0) {
    facts.push([words.refunded, formatCents(payment.refundedCents)]);
  }
  return facts;
}
