import type { Profile } from '#domain/accounts/profile.ts';
import { messages } from '#words/emails/accounts.ts';
import { pageAddress } from '#words/page-address.ts';
import type { MailDraft } from './compose.ts';

interface Change {
  /** With the new address. */
  player: Profile;
  old: string;
  siteUrl: string;
}

/**
 * To both addresses when the office has changed that of a guardian. They name nobody: either address
 * may be a stranger's, by a slip of the keyboard.
 */
export function guardianEmailChanged({ player, old, siteUrl }: Change): MailDraft[] {
  const { guardian } = messages;
  const about = `profiles/${player.id}`;
  const id = `guardian-email-${player.id}-${Date.parse(player.updatedAt)}`;
  return [
    {
      id: `${id}-old`,
      to: old,
      subject: guardian.removedSubject,
      about,
      blocks: [guardian.removed, guardian.removedWrong],
    },
    {
      id: `${id}-new`,
      to: player.email,
      subject: guardian.addedSubject,
      about,
      blocks: [
        guardian.added,
        { label: guardian.open, link: `${siteUrl}${pageAddress('/account')}` },
        guardian.addedWrong,
      ],
    },
  ];
}
