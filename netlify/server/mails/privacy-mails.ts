import { fullName } from '#domain/accounts/full-name.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import type { MailDraft } from './compose.ts';

interface Withdrawal {
  /** What is public and tagged with the player. */
  published: readonly GallerySubmission[];
  by: string;
  officeEmail: string;
  siteUrl: string;
}

/** To the office: a player may not be shown any longer, and where they are shown now. */
export function consentWithdrawn(
  player: Profile,
  { published, by, officeEmail, siteUrl }: Withdrawal,
): MailDraft {
  const name = fullName(player);
  return {
    id: `photo-consent-${player.id}-${Date.parse(player.updatedAt)}`,
    to: officeEmail,
    subject: `Photo consent withdrawn: ${name}`,
    about: `profiles/${player.id}`,
    blocks: [
      `${by} has withdrawn the photo consent for ${name}. Please take down every photo and video that shows this player.`,
      published.length === 0
        ? 'No photo or video in the gallery is tagged with this player.'
        : `In the gallery and tagged with this player (${published.length}):`,
      ...(published.length === 0
        ? []
        : [{ rows: published.map((item) => [item.submissionType, item.title] as const) }]),
      {
        label: 'See and remove them',
        link: `${siteUrl}/admin?${new URLSearchParams({ tab: 'players', player: player.id })}`,
      },
      'What nobody tagged is not in this list, and neither are the pictures of the Studio: please look through the gallery once.',
    ],
  };
}

/** To the office: a guardian has changed or deleted what it knows of a player's health. Not a word of it. */
export function medicalNoteChanged(
  player: Profile,
  {
    change,
    id,
    officeEmail,
    siteUrl,
  }: {
    change: 'changed' | 'deleted';
    /** Of this change. */
    id: string;
    officeEmail: string;
    siteUrl: string;
  },
): MailDraft {
  const name = fullName(player);
  return {
    id: `medical-note-${id}`,
    to: officeEmail,
    subject: `Medical information ${change}: ${name}`,
    about: `profiles/${player.id}`,
    blocks: [
      `The guardian of ${name} has ${change} the player’s medical information. Printed emergency sheets are out of date.`,
      {
        label: 'Open the player',
        link: `${siteUrl}/admin?${new URLSearchParams({ tab: 'players', player: player.id })}`,
      },
    ],
  };
}
