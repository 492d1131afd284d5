import type { ReactNode } from 'react';
import { type PostalAddress, postalLines } from '#domain/address/postal-address.ts';
import type { PaymentMethod } from '#domain/payments/choices.ts';
import { messages } from '#words/payment-steps.ts';
import { Facts } from './Facts.tsx';

/** Whom a check is made out to, and where it goes. */
export interface Payee {
  legalName: string;
  mailingAddress: PostalAddress;
}

interface PledgeInstructionsProps {
  method: Exclude<PaymentMethod, 'credit-card'>;
  payee: Payee;
  /** What comes first, such as the record's number. */
  facts: readonly (readonly [string, ReactNode])[];
  /** As to be written on the check: '$250.00'. */
  amount: string;
  memo: string;
  /** Above the facts of a check. */
  checkText: string;
  /** By when a check has to arrive; null where several come, each in its time. */
  arriveBy?: string | null;
  /** Above those of a transfer; null where the page has just said when we will be in touch. */
  achText?: string | null;
}

/** How to pay what is pledged by ACH transfer or check. To be put into a `Panel`. */
export function PledgeInstructions(props: PledgeInstructionsProps) {
  const { method, payee, facts, amount, memo, checkText, arriveBy } = props;
  const { achText = messages.pledge.ach.text } = props;
  const { pledge } = messages;
  // As on an envelope.
  const mailTo = [payee.legalName, ...postalLines(payee.mailingAddress)].join('\n');
  if (method === 'ach') {
    return (
      <>
        <h3 className="text-h3">{pledge.ach.heading}</h3>
        {achText && <p>{achText}</p>}
        <Facts facts={[...facts, [pledge.amount, amount], [pledge.memo, memo]]} />
      </>
    );
  }
  return (
    <>
      <h3 className="text-h3">{pledge.check.heading}</h3>
      <p>{checkText}</p>
      <Facts
        facts={[
          ...facts,
          [pledge.check.payableTo, payee.legalName],
          [pledge.amount, amount],
          [pledge.memo, memo],
          [
            pledge.check.mailTo,
            <span key="mail-to" className="whitespace-pre-line">
              {mailTo}
            </span>,
          ],
        ]}
      />
      {arriveBy && <p>{pledge.check.arriveBy(arriveBy.replaceAll(' ', '\u00a0'))}</p>}
    </>
  );
}
