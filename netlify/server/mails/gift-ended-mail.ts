import type { Donation } from '#domain/donations/donation.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/giving.ts';
import type { MailDraft } from './compose.ts';

/** To the donor of a gift that the office has canceled or closed, or of a monthly one that it has ended. */
export function giftEnded(
  { id, number, payment, payer }: Donation,
  programName: string,
  officeEmail: string,
): MailDraft {
  const over = payment.status === 'ended' ? 'ended' : 'canceled';
  const what = payment.endedByOffice ? 'closed' : over;
  return {
    id: `donation-${id}-ended-by-office`,
    to: payer.email,
    replyTo: officeEmail,
    limit: 'none',
    subject: messages.endSubject[what](number),
    about: `donations/${id}`,
    blocks: [common.hello(messages.end[what](programName)), messages.noMore],
  };
}
