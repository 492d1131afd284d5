import { messages } from '#words/emails/accounts.ts';
import { pageAddress } from '#words/page-address.ts';
import type { MailDraft } from './compose.ts';

interface Moved {
  uid: string;
  /** The address that the account had before. */
  to: string;
  /** How many links of the account had been used before: each move is told of once. */
  used: number;
  officeEmail: string;
  siteUrl: string;
}

/**
 * To the address that an account had, once the owner of another one has shown that the account has theirs.
 * It does not say which: either of them may be a stranger's.
 */
export function accountMoved({ uid, to, used, officeEmail, siteUrl }: Moved): MailDraft {
  const { moved } = messages;
  return {
    id: `account-moved-${uid}-${used}`,
    to,
    replyTo: officeEmail,
    // The address was verified, which nobody can look up once the account has another one.
    limit: 'none',
    subject: moved.subject,
    about: `profiles/${uid}`,
    blocks: [
      moved.opening,
      moved.again,
      { label: moved.link, link: `${siteUrl}${pageAddress('/auth')}` },
      moved.notYou,
    ],
  };
}
