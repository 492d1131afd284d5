import type { OpenPart } from '#domain/billing/open-parts.ts';
import type { Cents } from '#domain/money/money.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import type { Books } from '#domain/payments/outcomes.ts';
import type { Payer, Payment } from '#domain/payments/payment.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** A record that is paid for, as emails speak of it. */
export interface PaidRecord {
  kind: PayableKind;
  id: string;
  /** The record's document, such as 'donations/…'. */
  path: string;
  /** 'Registration K7QF-2M9X' */
  label: string;
  /** Null where nobody is known to write to. */
  payer: Payer | null;
  /** Whether `payer` is who paid it once, and someone else owes what is left. */
  isFormer?: boolean;
  /** Whether the office has canceled it: nothing is owed, and nothing more is taken. */
  isCancelled?: boolean;
  /** Of a registration's bill: the registration's payment, which settles it, too. */
  settledBy?: Payment | undefined;
  /** Of a registration's bill: whether a part of what came for the registration is for it. */
  isShared?: boolean;
  /** Of a registration: its bills that another guardian pays, and what of them needs no paying by its own payment. */
  others?: { totalCents: Cents; coveredCents: Cents };
  /** Of a plan by the office: what its payer still owes on other bills of it. */
  parts?: readonly OpenPart[];
  /** Of a sponsorship: what the goods and services of its level are worth. */
  goodsCents?: Cents | undefined;
}

/** A plan whose payer is sent the link to manage it. */
export interface ManagedPlan {
  kind: PayableKind;
  id: string;
  payment: Pick<Payment, 'manageToken'>;
  /** Of whoever pays. */
  email: string;
}

/** What an email about a payment is written from. */
export interface PaymentMailContext {
  record: PaidRecord;
  books: Books;
  settings: Settings;
  officeEmail: string;
  siteUrl: string;
  linkToManage: (plan: ManagedPlan) => string;
  /** By which who owes a record pays it without an account. */
  linkTo: (record: { kind: PayableKind; recordId: string }, email: string) => string;
  /** Whether Stripe ended the plan, as its card no longer paid. */
  cardFailed?: boolean | undefined;
  now: Date;
}
