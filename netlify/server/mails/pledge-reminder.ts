import type { Day } from '#domain/calendar/calendar.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import type { Payable } from '#domain/payments/payment.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { MailBlock, MailDraft } from './compose.ts';
import { pledgeInstructions } from './pledge-instructions.ts';

const LABELS = {
  order: 'Order',
  registration: 'Registration',
  sponsorship: 'Sponsorship',
  donation: 'Gift',
} as const satisfies Record<Exclude<PayableKind, 'bill'>, string>;

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
}

/** To whoever promised a check or an ACH transfer that has not come: how to pay, once more. */
export function pledgeReminder(
  kind: keyof typeof LABELS,
  record: Payable,
  context: PledgeReminderContext,
): MailDraft {
  const { path, settings, officeEmail, dueCents, charge, link } = context;
  const label = `${LABELS[kind]} ${record.number}`;
  const way = record.paymentMethod === 'check' ? 'check' : 'ACH transfer';
  return {
    id: `${kind}-${record.id}-pledge-reminder${charge ? `-${charge}` : ''}`,
    to: record.payer.email,
    replyTo: officeEmail,
    subject: `${label}: we are still waiting for your ${way}`,
    about: path,
    blocks: [
      `Hello, thank you again for your support of ${settings.programName}. Your ${way} has not reached us yet. If it is on its way, please disregard this email.`,
      ...pledgeInstructions(record, label, settings, dueCents),
      ...(link === null ? [] : payOnline(link, dueCents)),
      'If you have changed your mind, or have any question, just reply to this email.',
    ],
  };
}

const payOnline = (link: string, cents: Cents): MailBlock[] => [
  { label: `Or pay ${formatCents(cents)} online here`, link },
  'No account is needed. Please do not pass this link on. If you pay online, please do not send the check or transfer as well.',
];
