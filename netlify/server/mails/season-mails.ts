import { tellSeason } from '#domain/billing/tell-bill.ts';
import { formatCents } from '#domain/money/money.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/seasons.ts';
import type { MailDraft } from './compose.ts';

interface InvitationContext {
  id: string;
  about: string;
  to: string;
  /** The season that is over. */
  from: string;
  /** To the registration page; a personal one where `isFilledIn`. */
  link: string;
  isFilledIn: boolean;
  /** How long a personal link works. */
  days: number;
  reminder: boolean;
  settings: Settings;
  officeEmail: string;
}

/**
 * To a family of the season that is over: registration for the new one is open. It repeats nothing that
 * was typed, no name of a child and nothing of their health.
 */
export function seasonInvitation(context: InvitationContext): MailDraft {
  const { id, about, to, from, link, isFilledIn, days, reminder, settings, officeEmail } = context;
  const { programName, registrationFeeCents } = settings;
  const seasonName = tellSeason(settings.seasonName);
  const opening = reminder
    ? messages.reminder(programName, seasonName)
    : messages.opening(tellSeason(from), programName, seasonName);
  const subject = reminder ? messages.reminderSubject : messages.subject;
  return {
    id,
    to,
    replyTo: officeEmail,
    limit: 'none',
    about,
    subject: subject(seasonName),
    blocks: [
      common.hello(opening),
      { rows: [[messages.fee, formatCents(registrationFeeCents)]] },
      { label: messages.register(seasonName), link },
      ...(isFilledIn
        ? [messages.filledIn, messages.personal(days), messages.notComing]
        : [messages.notComingPlain]),
      common.questions,
    ],
  };
}
