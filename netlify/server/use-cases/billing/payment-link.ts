import { createHmac, timingSafeEqual } from 'node:crypto';
import { PAY_PAGE } from '#contracts/billing/payment-link.ts';
import { PAYABLE_KINDS, type PayableKind } from '#domain/payments/choices.ts';
import { pageAddress } from '#words/page-address.ts';
import { signingKey } from '../../core/signing-key.ts';
import type { OwedSubject } from './read-owed-now.ts';

/*
 * The link in an email by which something is paid without an account. It names one record and proves
 * that we emailed it to the address that still pays the record; nothing is stored for it.
 */

const LETTERS = {
  bill: 'b',
  donation: 'd',
  order: 'o',
  registration: 'r',
  sponsorship: 's',
} as const satisfies Record<PayableKind, string>;

/** As long as a family may take; the reminders bring newer ones. */
const VALID_DAYS = 120;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface ReadLink {
  subject: OwedSubject;
  /** When it ends, in Unix milliseconds. */
  until: number;
  /** Whether it was made for this address. */
  isFor: (email: string) => boolean;
}

/** The address of the page in the language that is spoken, for the email to whoever pays the record. @param email lower case */
export function paymentLink(
  siteUrl: string,
  subject: OwedSubject,
  email: string,
  now: Date,
): string {
  const until = Math.floor(now.getTime() / DAY_MS) + VALID_DAYS;
  const content = `${LETTERS[subject.kind]}~${subject.recordId}~${until.toString(36)}`;
  const code = `${content}~${sign(content, email).toString('base64url')}`;
  return `${siteUrl}${pageAddress(PAY_PAGE)}?link=${code}`;
}

/** As {@link paymentLink}, for emails that are written one after the other. */
export function linksAt(siteUrl: string, now: Date) {
  return (subject: OwedSubject, email: string): string => paymentLink(siteUrl, subject, email, now);
}

/** What a link says. Whether it is ours, `isFor` tells once its record is read. */
export function readPaymentLink(code: string): ReadLink | undefined {
  const [letter = '', recordId = '', until = '', signature = ''] = code.split('~');
  const kind = PAYABLE_KINDS.find((known) => LETTERS[known] === letter);
  if (!kind || !recordId) return undefined;
  const given = Buffer.from(signature, 'base64url');
  return {
    subject: { kind, recordId },
    until: Number.parseInt(until, 36) * DAY_MS,
    isFor: (email) => {
      const wanted = sign(`${letter}~${recordId}~${until}`, email);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}

function sign(content: string, email: string): Buffer {
  return createHmac('sha256', signingKey('payment-link')).update(`${content}~${email}`).digest();
}
