import type { Profile } from '#domain/accounts/profile.ts';
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
  const about = `profiles/${player.id}`;
  const id = `guardian-email-${player.id}-${Date.parse(player.updatedAt)}`;
  return [
    {
      id: `${id}-old`,
      to: old,
      subject: 'Your email address was removed from a player',
      about,
      blocks: [
        'Our office has changed the guardian’s email address of a player who was listed under yours. Your account no longer shows this player, and our emails about the player go to the new address.',
        'Did you not ask for this? Reply to this email, and we will look into it.',
      ],
    },
    {
      id: `${id}-new`,
      to: player.email,
      subject: 'Your email address was added to a player',
      about,
      blocks: [
        'Our office has set your email address as that of a player’s guardian. Sign in with this address, or create an account with it and verify it, to see the player and what is to be paid.',
        { label: 'Open your account', link: `${siteUrl}/account` },
        'Is this not about your family? Reply to this email, and we will correct it.',
      ],
    },
  ];
}
