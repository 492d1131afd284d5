import type { Owed } from '#contracts/payments/dashboard.ts';
import { mayBeLarger } from '#domain/donations/larger-gift.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { MAX_CHARGE_CENTS } from '#domain/payments/charge-limits.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import { messages as paymentMessages } from '#words/office/dashboard/record-payments.ts';

const messages = paymentMessages.markPaid;

/** What money is noted on. */
export interface NotedOn {
  kind: PayableKind;
  owed: Owed;
  /** Whether it goes on until it is stopped, so that there is no total. */
  goesOn?: boolean | undefined;
  /** What is owed on other bills of its payment plan. */
  elsewhereCents?: Cents | undefined;
}

/** The most that may be noted: what is owed, or what comes again of a payment that the office has ended. */
export function mostToNote({ owedCents, comeAgainCents = 0 }: Owed): Cents {
  return owedCents || comeAgainCents;
}

/** The most that the dialog takes: of a gift once any amount, as donors round up. */
export function mostToEnter({ kind, owed, goesOn = false }: NotedOn): Cents {
  return owed.owedCents > 0 && mayBeLarger(kind, goesOn) ? MAX_CHARGE_CENTS : mostToNote(owed);
}

/** What the dialog says beside the amount: a gift is promised and owed by nobody. */
export function hintOfAmount({ kind, owed, goesOn, elsewhereCents = 0 }: NotedOn): string {
  const due = formatCents(owed.dueCents);
  const all = formatCents(owed.owedCents);
  if (owed.owedCents === 0) return messages.againHint(formatCents(mostToNote(owed)));
  if (elsewhereCents > 0) return messages.partHint(all, formatCents(elsewhereCents));
  const isGift = kind === 'donation';
  if (goesOn) {
    if (owed.dueCents === 0) return messages.nextHint(formatCents(owed.nextCents));
    return isGift ? messages.giftsDueHint(due) : messages.dueHint(due);
  }
  return isGift ? messages.giftHint(all) : messages.amountHint(due, all);
}

/** What the dialogs say beside the day: a gift by mail was made when it was mailed, and the year's statement says so. */
export function hintOfDate(kind: PayableKind): string | undefined {
  return kind === 'donation' || kind === 'sponsorship' ? paymentMessages.postmark : undefined;
}

/** What is left once this amount is noted. Of what goes on there is no rest. */
export function restAfter({ kind, owed, goesOn }: NotedOn, amountCents: Cents): string {
  if (goesOn || owed.owedCents === 0 || amountCents > owed.owedCents) return '';
  const rest = formatCents(owed.owedCents - amountCents);
  return kind === 'donation' ? messages.giftLeft(rest) : messages.left(rest);
}
