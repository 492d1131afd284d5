import { notDeductible, taxNote } from '#domain/donations/tax-note.ts';
import { formatCents } from '#domain/money/money.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Goods } from '#domain/sponsorship/goods.ts';
import { messages as payments } from '#words/emails/payments.ts';
import { messages } from '#words/emails/receipts.ts';
import { pageAddress } from '#words/page-address.ts';

/** What differs between kinds in what a payer reads. */
interface PaymentWords {
  /** The subject of a receipt. */
  received(label: string, amount: string): string;
  thanks(program: string): string;
  /** What a receipt must say beside the amounts. @param goods of a sponsorship that gives any */
  receiptNotes(settings: Settings, goods?: Goods): string[];
  started(program: string): string;
  /** @param hasBegun whether money came of it, or may */
  ended(program: string, hasBegun: boolean): string;
  /** What to do after a payment that failed and is not tried again. */
  payAgain(siteUrl: string): string;
  /** What to do after something without an end has ended, such as at Stripe with a card that expired. */
  beginAgain(siteUrl: string): string[];
}

/** The words of a kind, in the current language. */
export function wordsFor(kind: PayableKind): PaymentWords {
  const { general, sponsorship, donation } = messages;
  const common: PaymentWords = {
    ...general,
    received: payments.received,
    receiptNotes: () => [],
    payAgain: () => general.payAgain,
    beginAgain: () => [],
  };
  switch (kind) {
    case 'order':
    case 'registration':
    case 'bill':
      return common;
    case 'sponsorship':
      return {
        ...common,
        ...sponsorship,
        receiptNotes: (settings, goods) => [
          sponsorship.notes(receivedBy(settings), settings.programName),
          ...(goods ? goodsNotes(settings, goods) : []),
        ],
        beginAgain: (siteUrl) => [
          sponsorship.sponsorAgain(`${siteUrl}${pageAddress('/sponsors/become')}`),
        ],
      };
    case 'donation':
      return {
        ...donation,
        ended: (program, hasBegun) =>
          hasBegun ? donation.ended(program) : donation.neverBegun(program),
        received: (_, amount) => donation.received(amount),
        receiptNotes: (settings) => [donation.notes(receivedBy(settings), taxNote(settings))],
        payAgain: (siteUrl) =>
          donation.giveAgain(`${siteUrl}${pageAddress('/donations/one-time')}`),
        beginAgain: (siteUrl) => [
          donation.beginAgain(`${siteUrl}${pageAddress('/donations/monthly')}`),
        ],
      };
  }
}

function goodsNotes(settings: Settings, { cents, wholeCents }: Goods): string[] {
  const { goods, goodsOfWhole } = messages.sponsorship;
  const worth = formatCents(cents);
  const note = wholeCents ? goodsOfWhole(formatCents(wholeCents), worth) : goods(worth);
  return [note, ...onlyAbove(settings, wholeCents !== null)];
}

/** What sections 170 and 6115 of the Internal Revenue Code ask for where goods are given and a gift could be deducted. @param isPart beside a part of what they come with */
export function onlyAbove(settings: Settings, isPart: boolean): string[] {
  if (notDeductible(settings) !== null) return [];
  return [isPart ? messages.onlyAboveInAll : messages.onlyAbove];
}

/** 'Received by Calusa Coast Hoops, Inc., EIN 12-3456789.' */
export function receivedBy({ legalName, ein }: Settings): string {
  return messages.receivedBy(legalName, ein);
}
