import { fullName } from '#domain/accounts/full-name.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { messages } from '#words/office/emails/privacy.ts';
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
    subject: messages.consentSubject(name),
    about: `profiles/${player.id}`,
    blocks: [
      messages.consent(by, name),
      published.length === 0 ? messages.noneTagged : messages.tagged(published.length),
      ...(published.length === 0
        ? []
        : [{ rows: published.map((item) => [item.submissionType, item.title] as const) }]),
      {
        label: messages.seeAndRemove,
        link: `${siteUrl}/admin?${new URLSearchParams({ tab: 'players', player: player.id })}`,
      },
      messages.untagged,
    ],
  };
}

/**
 * To the office: a player was deleted, or went with a registration, who is still shown. The player's own page,
 * which lists them, is gone: each has a link of its own.
 */
export function deletedButShown(
  player: Profile,
  { why, published, by, officeEmail, siteUrl }: Withdrawal & { why: keyof typeof messages.deleted },
): MailDraft {
  const name = fullName(player);
  return {
    id: `player-deleted-${player.id}-${Date.parse(player.updatedAt)}`,
    to: officeEmail,
    subject: messages.deletedSubject(name),
    about: `profiles/${player.id}`,
    blocks: [
      messages.deleted[why](by, name),
      messages.stillTagged(published.length),
      ...published.map(({ id, submissionType, title }) => ({
        label: messages.deletedSee(submissionType, title),
        link: `${siteUrl}/admin?${new URLSearchParams({ tab: 'gallery', view: 'approved', search: id })}`,
      })),
      messages.untagged,
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
    subject: messages.medicalSubject[change](name),
    about: `profiles/${player.id}`,
    blocks: [
      messages.medical[change](name),
      {
        label: messages.openPlayer,
        link: `${siteUrl}/admin?${new URLSearchParams({ tab: 'players', player: player.id })}`,
      },
    ],
  };
}
