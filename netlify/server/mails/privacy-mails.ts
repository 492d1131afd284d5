import { fullName } from '#domain/accounts/full-name.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { tellSeason } from '#domain/billing/tell-bill.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { messages } from '#words/office/emails/privacy.ts';
import type { MailBlock, MailDraft } from './compose.ts';

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
      ...taggedBlocks(published),
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

interface Namesake extends Withdrawal {
  registration: Registration;
  hasNotes: boolean;
  hasConsent: boolean;
  /** How the earlier player plays in the season of the registration; null of one who does not. */
  plays: keyof typeof messages.samePlays | null;
}

/**
 * To the office: a child may be there twice, and plays twice, or what the program knows of the earlier player is
 * not what the newest form says. Not a word of health.
 */
export function mayBeTheSame(
  known: Profile,
  { registration, hasNotes, hasConsent, plays, published, by, officeEmail, siteUrl }: Namesake,
): MailDraft {
  const name = fullName(known);
  const { id, number, seasonName } = registration;
  return {
    id: `namesake-${id}-${known.id}`,
    to: officeEmail,
    subject: messages.sameSubject(name),
    about: `profiles/${known.id}`,
    blocks: [
      messages.same(by, name, tellSeason(seasonName), number),
      ...(known.pastSeason === null ? [] : [messages.samePast(known.pastSeason)]),
      ...(plays ? [messages.samePlays[plays]] : []),
      ...(hasNotes ? [messages.sameNotes(known.pastSeason !== null)] : []),
      ...(hasConsent ? [messages.sameConsent, ...taggedBlocks(published)] : []),
      {
        label: messages.openEarlier,
        link: `${siteUrl}/admin?${new URLSearchParams({ tab: 'players', player: known.id })}`,
      },
      ...(hasConsent ? [messages.untagged] : []),
    ],
  };
}

function taggedBlocks(published: readonly GallerySubmission[]): MailBlock[] {
  if (published.length === 0) return [messages.noneTagged];
  return [
    messages.tagged(published.length),
    { rows: published.map((item) => [item.submissionType, item.title] as const) },
  ];
}

/**
 * To the office: a guardian has changed or deleted what it knows of a player's health, a form that says
 * something else was not taken, or a form of another address has none of it. Not a word of it.
 */
export function medicalNoteChanged(
  player: Pick<Profile, 'id' | 'firstName' | 'lastName'> & Partial<Pick<Profile, 'pastSeason'>>,
  {
    change,
    id,
    officeEmail,
    siteUrl,
  }: {
    change: keyof typeof messages.medical;
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
      ...sheetBlocks(player.pastSeason ?? null, change),
      {
        label: messages.openPlayer,
        link: `${siteUrl}/admin?${new URLSearchParams({ tab: 'players', player: player.id })}`,
      },
    ],
  };
}

function sheetBlocks(
  pastSeason: string | null,
  change: keyof typeof messages.medical,
): MailBlock[] {
  if (change !== 'changed' && change !== 'deleted') return [];
  return [pastSeason === null ? messages.sheetsOutOfDate : messages.onNoSheet(pastSeason)];
}
