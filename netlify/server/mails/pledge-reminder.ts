import type { Day } from '#domain/calendar/calendar.ts';
import { giftMemo } from '#domain/donations/gift-memo.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import type { Payable } from '#domain/payments/payment.ts';
import { recordLabel } from '#domain/payments/record-label.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/pledges.ts';
import type { MailBlock, MailDraft } from './compose.ts';
import { pledgeInstructions } from './pledge-instructions.ts';

interface PledgeReminderContext {
  path: string;
  settings: Settings;
  officeEmail: string;
  /** What has fallen due and has not come. */
  dueCents: Cents;
  /** The day of the installment that is late; undefined where all is paid at once. */
  charge: Day | undefined;
  /** Where just that is paid online instead; null where it cannot be. */
  link: string | null;
  /** Of a sponsor whom the office has entered as one who pays by card: the application's method says ACH. */
  isByCard?: boolean;
}

/**
 * To whoever promised a check or an ACH transfer that has not come: how to pay, once more. And to whoever wanted
 * to pay installments by card, of which Stripe knows nothing.
 */
export function pledgeReminder(
  kind: Exclude<PayableKind, 'bill'>,
  record: Payable,
  context: PledgeReminderContext,
): MailDraft {
  const { path, settings, officeEmail, dueCents, charge, link, isByCard = false } = context;
  const label = recordLabel(kind, record.number);
  const { number, payment, paymentMethod } = record;
  // A gift's is the one of its form and first email.
  const memo =
    kind === 'donation' ? giftMemo({ type: payment.plan ? 'monthly' : 'one-time', number }) : label;
  const way = isByCard || paymentMethod === 'credit-card' ? 'card' : paymentMethod;
  const amount = formatCents(dueCents);
  const howToPay = {
    card: [messages.dueNow(amount)],
    // Unlike the first email: the office was asked for the bank details once, and not again now.
    ach: [messages.sendTransfer(amount, memo)],
    check: pledgeInstructions(record, memo, settings, dueCents),
  };
  return {
    id: `${kind}-${record.id}-pledge-reminder${charge ? `-${charge}` : ''}`,
    to: record.payer.email,
    replyTo: officeEmail,
    subject: messages.reminderSubject[way](label),
    about: path,
    blocks: [
      common.hello(messages.reminder[way](settings.programName)),
      ...howToPay[way],
      ...(link === null ? [] : payOnline(link, amount, way)),
      ...(way === 'card' && link === null ? [messages.askHow] : []),
      messages.changedMind,
    ],
  };
}

function payOnline(link: string, amount: string, way: 'card' | 'check' | 'ach'): MailBlock[] {
  return way === 'card'
    ? [{ label: messages.payByCard(amount), link }, messages.noAccount]
    : [{ label: messages.payOnline(amount), link }, messages.payOnce];
}
