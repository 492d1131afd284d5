import { messages } from '#words/emails/accounts.ts';
import type { MailDraft } from './compose.ts';

/** Records whose address the office changes one at a time. A family's registrations change with the player's. */
export type PaidKind = 'bill' | 'donation' | 'order' | 'sponsorship';

interface Change {
  kind: PaidKind;
  /** Of the record, such as 'donations/…'. */
  path: string;
  /** The address that it had. */
  old: string;
  updatedAt: string;
  officeEmail: string;
}

/**
 * To the address that a record had before the office gave it another one. It names neither: the old one may be
 * a stranger's, by a slip of the keyboard.
 */
export function payerEmailChanged({ kind, path, old, updatedAt, officeEmail }: Change): MailDraft {
  const words = messages.payer[kind];
  return {
    id: `payer-email-${path.replace('/', '-')}-${Date.parse(updatedAt)}`,
    to: old,
    replyTo: officeEmail,
    limit: 'none',
    subject: words.subject,
    about: path,
    blocks: [words.removed, messages.payer.wrong],
  };
}
