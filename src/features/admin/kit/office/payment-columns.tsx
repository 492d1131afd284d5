import type { ReactNode } from 'react';
import { fullName } from '#domain/accounts/full-name.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { PAYMENT_STATUSES, type Payable, type Payment } from '#domain/payments/payment.ts';
import { MailLink } from '../contact-links.tsx';
import { Name } from '../Name.tsx';
import { paymentMessages } from '../payments/messages.ts';
import { PaymentBadge } from '../payments/PaymentBadge.tsx';
import { type AdminColumn, csvOnly } from '../table/column.ts';
import { officeMessages } from './messages.ts';

const { columns: words, methods } = officeMessages;

/** The part of a record that is paid for which the tables show. */
export interface PaidFor extends Pick<Payable, 'payer' | 'paymentMethod'> {
  payment: Pick<Payment, 'status' | 'totalCents' | 'paidCents' | 'refundedCents'>;
}

/** A line of a dialog. */
export type Fact = readonly [string, ReactNode];

export const PAYMENT_FILTER = {
  name: 'status',
  label: words.status,
  options: PAYMENT_STATUSES.map((value) => ({ value, label: paymentMessages.status[value] })),
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
        <div className="@4xl:min-w-28">
          <Name>{fullName(payer)}</Name>
          <MailLink to={payer.email} className="block text-muted" />
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
      cell: ({ payment }) => (
        // Two lines where there is no room for one; the stroke stays with the first sum.
        <span className="whitespace-normal">
          {`${formatCents(payment.paidCents)}\u00a0/ ${formatCents(payment.totalCents)}`}
        </span>
      ),
    },
    csvOnly('totalCents', words.total, ({ payment }) => payment.totalCents / 100),
    csvOnly('paidCents', words.paid, ({ payment }) => payment.paidCents / 100),
    csvOnly('refundedCents', words.refunded, ({ payment }) => payment.refundedCents / 100),
    {
      id: 'status',
      header: words.status,
      sortable: true,
      card: 'top',
      cell: ({ payment }) => <PaymentBadge status={payment.status} />,
      csv: ({ payment }) => paymentMessages.status[payment.status],
    },
    csvOnly('method', words.method, ({ paymentMethod }) => methods[paymentMethod]),
  ];
}

/** The lines of a dialog that say how it is paid. @param owedCents what may still be noted as paid by hand */
export function paymentFacts({ payment, paymentMethod }: PaidFor, owedCents: Cents): Fact[] {
  const facts: Fact[] = [
    [words.status, <PaymentBadge key="status" status={payment.status} />],
    [words.method, methods[paymentMethod]],
    [words.paid, `${formatCents(payment.paidCents)} / ${formatCents(payment.totalCents)}`],
  ];
  if (owedCents > 0) facts.push([words.owed, formatCents(owedCents)]);
  if (payment.refundedCents > 0) {
    facts.push([words.refunded, formatCents(payment.refundedCents)]);
  }
  return facts;
}
