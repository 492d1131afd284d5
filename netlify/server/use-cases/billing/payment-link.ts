import { PAY_PAGE } from '#contracts/billing/payment-link.ts';
import { PAYABLE_KINDS } from '#domain/payments/choices.ts';
import { pageAddress } from '#words/page-address.ts';
import { seal, unseal } from '../../core/sealed.ts';
import type { OwedSubject } from './read-owed-now.ts';

/*
 * The link in an email by which something is paid without an account. It names one record and the address
 * that it was emailed to, sealed: a registration's id is the key that proves that a form comes from the same
 * family, and whoever is asked to pay for them must not have it. Nothing is stored for a link.
 */

/** As long as a family may take; the reminders bring newer ones. */
const VALID_DAYS = 120;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface ReadLink {
  subject: OwedSubject;
  /** Whom it was emailed to. */
  email: string;
  /** When it ends, in Unix milliseconds. */
  until: number;
}

/** The address of the page in the language that is spoken, for the email to whoever pays the record. @param email lower case */
export function paymentLink(
  siteUrl: string,
  { kind, recordId }: OwedSubject,
  email: string,
  now: Date,
): string {
  const lastDay = Math.floor(now.getTime() / DAY_MS) + VALID_DAYS;
  const code = seal('payment-link', [kind, recordId, email, String(lastDay)]);
  return `${siteUrl}${pageAddress(PAY_PAGE)}?link=${code}`;
}

/** As {@link paymentLink}, for emails that are written one after the other. */
export function linksAt(siteUrl: string, now: Date) {
  return (subject: OwedSubject, email: string): string => paymentLink(siteUrl, subject, email, now);
}

/** What a link of ours says; undefined for any other. */
export function readPaymentLink(code: string): ReadLink | undefined {
  const [given = '', recordId = '', email = '', lastDay = ''] = unseal('payment-link', code) ?? [];
  const kind = PAYABLE_KINDS.find((known) => known === given);
  return kind && { subject: { kind, recordId }, email, until: Number(lastDay) * DAY_MS };
}
