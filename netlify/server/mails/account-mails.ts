import { createHash } from 'node:crypto';
import { messages } from '#words/emails/accounts.ts';
import type { MailDraft } from './compose.ts';

/*
 * Emails about accounts. The outbox keeps of them who they go to and what they are about, no words: they
 * are written whole when they are sent, around a link made at that moment (prepare-account-link.ts). So
 * the link is a block of its own and is never put into a text, least of all into one a person typed.
 * They name nobody either: until the owner of the address has set a password, the name may be a
 * stranger's.
 */

/** Of an email that is written when it is sent. */
export type Words = Pick<MailDraft, 'subject' | 'blocks' | 'replyTo'>;

interface Invited {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
}

/**
 * To a person who let us make an account along with an order, a registration or a gift: a link to set
 * a password, never a password. One email a day. The names are for the account, not for the email.
 */
export function accountInvitation(person: Invited, now: Date): MailDraft {
  const { email, firstName, lastName, phone } = person;
  const to = email.toLowerCase();
  return {
    id: `account-invite-${fingerprint(to)}-${now.toISOString().slice(0, 10)}`,
    to,
    subject: messages.invite.subject,
    about: `accounts/${fingerprint(to)}`,
    needs: 'account-link',
    data: { mode: 'invite', email: to, firstName, lastName, phone: phone ?? '' },
    blocks: [],
  };
}

/** @param link to set the first password */
export function invitationWords(link: string): Words {
  return {
    subject: messages.invite.subject,
    blocks: [
      messages.invite.opening,
      { label: messages.invite.link, link },
      messages.invite.notYou,
    ],
  };
}

/** To a person who was to be invited and has an account already. @param signInUrl of our own site */
export function accountExistsWords(to: string, signInUrl: string): Words {
  return {
    subject: messages.exists.subject,
    blocks: [
      messages.exists.opening(to),
      { label: messages.exists.link, link: signInUrl },
      messages.exists.forgot,
    ],
  };
}

/** To the owner of an account that staff have closed, who was to get a link: no link would open it. */
export function accountClosedWords(officeEmail: string): Words {
  return {
    subject: messages.closed.subject,
    blocks: [messages.closed.opening, messages.closed.ask],
    replyTo: officeEmail,
  };
}

/** To someone who signed up, or asked for another such email; at most one a minute. */
export function emailVerification(uid: string, email: string, now: Date): MailDraft {
  return {
    id: `account-verify-${uid}-${minuteOf(now)}`,
    to: email,
    subject: messages.verify.subject,
    about: `profiles/${uid}`,
    needs: 'account-link',
    data: { mode: 'verify', uid },
    blocks: [],
  };
}

/** @param link by which the address is verified */
export function verificationWords(link: string): Words {
  return {
    subject: messages.verify.subject,
    blocks: [
      messages.verify.opening,
      { label: messages.verify.link, link },
      messages.verify.notYou,
    ],
  };
}

/** To someone who forgot the password; at most one a minute. Dropped where there is no such account. */
export function passwordReset(email: string, now: Date): MailDraft {
  return {
    id: `account-reset-${fingerprint(email)}-${minuteOf(now)}`,
    to: email,
    subject: messages.reset.subject,
    about: `accounts/${fingerprint(email)}`,
    needs: 'account-link',
    data: { mode: 'reset', email },
    blocks: [],
  };
}

/** @param link to set a new password */
export function passwordResetWords(link: string): Words {
  return {
    subject: messages.reset.subject,
    blocks: [messages.reset.opening, { label: messages.reset.link, link }, messages.reset.notYou],
  };
}

/**
 * An address in the id of an email and in what it is about: both outlive its words, so neither says it.
 */
function fingerprint(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 24);
}

function minuteOf(now: Date): string {
  return now.toISOString().slice(0, 16).replaceAll(':', '-');
}
