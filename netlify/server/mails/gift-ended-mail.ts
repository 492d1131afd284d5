import type { Donation } from '#domain/donations/donation.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/giving.ts';
import type { MailDraft } from './compose.ts';

/** To the donor of a gift that the office has ended: it is asked for no more. */
export function giftEnded(
  { id, number, type, payer }: Donation,
  programName: string,
  officeEmail: string,
): MailDraft {
  return {
    id: `donation-${id}-ended-by-office`,
    to: payer.email,
    replyTo: officeEmail,
    limit: 'none',
    subject: messages.endedSubject[type](number),
    about: `donations/${id}`,
    blocks: [common.hello(messages.ended[type](programName)), messages.noMore],
  };
}
