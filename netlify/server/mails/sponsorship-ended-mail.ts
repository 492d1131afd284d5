import type { Sponsorship } from '#domain/sponsorship/sponsorship.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/sponsorships.ts';
import type { MailDraft } from './compose.ts';

/** To the sponsor whose sponsorship the office has ended after a part of it, or some of its years, came. */
export function sponsorshipEnded(
  { id, number, payer }: Sponsorship,
  programName: string,
  officeEmail: string,
): MailDraft {
  return {
    id: `sponsorship-${id}-ended-by-office`,
    to: payer.email,
    replyTo: officeEmail,
    limit: 'none',
    subject: messages.endSubject(number),
    about: `sponsorships/${id}`,
    blocks: [common.hello(messages.end(programName)), messages.noMore],
  };
}
