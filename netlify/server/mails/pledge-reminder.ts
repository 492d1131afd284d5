import type { Payable, PayableKind } from '#domain/payments/payment.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { MailDraft } from './compose.ts';
import { pledgeInstructions } from './pledge-instructions.ts';

const LABELS = {
  order: 'Order',
  registration: 'Registration',
  sponsorship: 'Sponsorship',
  donation: 'Gift',
} as const satisfies Record<Exclude<PayableKind, 'bill'>, string>;

/** To whoever promised a check or an ACH transfer that has not come: how to pay, once more. */
export function pledgeReminder(
  kind: keyof typeof LABELS,
  record: Payable,
  { path, settings, officeEmail }: { path: string; settings: Settings; officeEmail: string },
): MailDraft {
  const label = `${LABELS[kind]} ${record.number}`;
  const way = record.paymentMethod === 'check' ? 'check' : 'ACH transfer';
  return {
    id: `${kind}-${record.id}-pledge-reminder`,
    to: record.payer.email,
    replyTo: officeEmail,
    subject: `${label}: we are still waiting for your ${way}`,
    about: path,
    blocks: [
      `Hello, thank you again for your support of ${settings.programName}. Your ${way} has not reached us yet. If it is on its way, please disregard this mail.`,
      ...pledgeInstructions(record, label, settings),
      'If you have changed your mind, or have any question, just answer this mail.',
    ],
  };
}
