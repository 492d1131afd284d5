import type { Profile } from '#domain/accounts/profile.ts';
import { messages } from '#words/emails/accounts.ts';
import { pageAddress } from '#words/page-address.ts';
import type { MailDraft } from './compose.ts';

interface Change {
  /** With the new address. */
  player: Profile;
  old: string;
  siteUrl: string;
  officeEmail: string;
}

/**
 * To both addresses when the office has changed that of a guardian. They name nobody: either address
 * may be a stranger's, by a slip of the keyboard.
 */
export function guardianEmailChanged({ player, old, siteUrl, officeEmail }: Change): MailDraft[] {
  const { guardian } = messages;
  const all = { about: `profiles/${player.id}`, replyTo: officeEmail, limit: 'none' } as const;
  const id = `guardian-email-${player.id}-${Date.parse(player.updatedAt)}`;
  return [
    {
      ...all,
      id: `${id}-old`,
      to: old,
      subject: guardian.removedSubject,
      blocks: [guardian.removed, guardian.removedWrong],
    },
    {
      ...all,
      id: `${id}-new`,
      to: player.email,
      subject: guardian.addedSubject,
      blocks: [
        guardian.added,
        { label: guardian.open, link: `${siteUrl}${pageAddress('/account')}` },
        guardian.addedWrong,
      ],
    },
  ];
}
