import type { Transaction } from '@google-cloud/firestore';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Cents } from '#domain/money/money.ts';
import type { EntrySubject } from '#domain/payments/book-charge.ts';
import type { Outcome } from '#domain/payments/outcomes.ts';
import type { Payer, Payment } from '#domain/payments/payment.ts';
import type { PaymentChange } from '#domain/payments/payment-change.ts';
import { DEFAULT_LANGUAGE, type Language } from '#words/language.ts';
import { forOffice, type WrittenMail, writtenIn } from '../../../mails/compose.ts';
import { mailToOffice } from '../../../mails/office-payment-mails.ts';
import type { PaidRecord, PaymentMailContext } from '../../../mails/payment-mail-context.ts';
import { mailToPayer } from '../../../mails/payment-mails.ts';

/** A record that is paid for, read in a transaction together with the bills that hang on it. */
export interface Payable extends PaidRecord {
  number: string;
  payer: Payer | null;
  payment: Payment;
  /** Of a registration: what was paid for its bills one by one, and what bills came to that were canceled. */
  paidElsewhereCents?: Cents;
  /** Of a bill: what it asks for now. Its payment may be from before the office changed that. */
  askedCents?: Cents;
  /** Writes the record and its bills as they stand after the change. */
  write(transaction: Transaction, change: PaymentChange): void;
  mails(context: PaymentMailContext, outcomes: readonly Outcome[]): WrittenMail[];
}

/** Reads everything first: a transaction of Firestore reads before it writes. */
export type ReadPayable = (transaction: Transaction, id: string) => Promise<Payable | undefined>;

/** What the ledger says of the record that money is for. */
export function subjectOf({ kind, id, label, payer }: Payable): EntrySubject {
  return {
    kind,
    recordId: id,
    label,
    name: payer ? fullName(payer) : '',
    email: payer?.email ?? '',
  };
}

/** The emails of records without words of their own. */
export function mailBothSides(
  context: PaymentMailContext,
  outcomes: readonly Outcome[],
): WrittenMail[] {
  return outcomes
    .flatMap((outcome) => [tellPayer(context, outcome), tellOffice(context, outcome)])
    .filter((draft) => draft !== null);
}

/** What the payer is told, in the payer's language. */
export function tellPayer(context: PaymentMailContext, outcome: Outcome): WrittenMail | null {
  return writtenIn(languageOfPayer(context), () => mailToPayer(context, outcome));
}

export function tellOffice(context: PaymentMailContext, outcome: Outcome): WrittenMail | null {
  return forOffice(() => mailToOffice(context, outcome));
}

/** As whoever books a payment has found it out. */
export function languageOfPayer({ record }: PaymentMailContext): Language {
  return record.payer?.language ?? DEFAULT_LANGUAGE;
}
