import { createHash } from 'node:crypto';
import { MINIMUM_ADMIN_PASSWORD } from '#domain/access/admin-password.ts';
import { messages } from '#words/office/emails/access.ts';
import { env } from '../core/env.ts';
import type { MailDraft } from './compose.ts';

/* Emails about who is an administrator and what they prove it with: nothing of it happens unseen. */

interface Person {
  uid: string;
  name: string;
  email: string;
}

/** To someone who has just become an administrator. @param by who did it */
export function adminWelcome({ uid, email }: Person, by: string, now: Date): MailDraft {
  return {
    ...about('welcome', uid, email, now),
    subject: messages.welcome.subject,
    blocks: [
      messages.welcome.opening(by),
      messages.welcome.next(MINIMUM_ADMIN_PASSWORD),
      { label: messages.welcome.link, link: adminsTab() },
      messages.welcome.notExpected,
    ],
    replyTo: env().OFFICE_EMAIL,
  };
}

/** To every administrator, when there is a new one. */
export function adminGranted(who: Person, to: string, by: string, now: Date): MailDraft {
  return {
    ...about('granted', who.uid, to, now),
    subject: messages.granted.subject,
    blocks: [
      {
        rows: [
          [messages.granted.rows.who, who.name],
          [messages.granted.rows.email, who.email],
          [messages.granted.rows.by, by],
        ],
      },
      messages.granted.notRight,
      { label: messages.granted.link, link: adminsTab() },
    ],
  };
}

/** To every administrator and to who was one. */
export function adminRevoked(who: Person, to: string, by: string, now: Date): MailDraft {
  const isTheirs = to === who.email;
  return {
    ...about('revoked', who.uid, to, now),
    subject: isTheirs ? messages.revoked.theirs : messages.revoked.others,
    blocks: [
      {
        rows: [
          [messages.revoked.rows.who, who.name],
          [messages.granted.rows.email, who.email],
          [messages.revoked.rows.by, by],
        ],
      },
      isTheirs ? messages.revoked.theirsNotRight : messages.revoked.othersNotRight,
    ],
    replyTo: env().OFFICE_EMAIL,
  };
}

/** To the owner, after an authenticator app was connected. */
export function secondFactorSetUp(uid: string, to: string, now: Date): MailDraft {
  return {
    ...about('set-up', uid, to, now),
    subject: messages.setUp.subject,
    blocks: [messages.setUp.opening, messages.notYou],
  };
}

/** To the owner, after someone else forgot it for them. */
export function secondFactorReset(uid: string, to: string, by: string, now: Date): MailDraft {
  return {
    ...about('reset', uid, to, now),
    subject: messages.reset.subject,
    blocks: [
      messages.reset.opening(by),
      { label: messages.connect, link: adminsTab() },
      messages.notYou,
    ],
  };
}

/** To the owner, after a recovery code was used. */
export function recoveryCodeUsed(uid: string, to: string, left: number, now: Date): MailDraft {
  return {
    ...about('recovery', uid, to, now),
    subject: messages.recovery.subject,
    blocks: [
      messages.recovery.opening(left),
      { label: messages.replace, link: adminsTab() },
      messages.notYou,
    ],
  };
}

/** To the owner, after so many wrong codes that no more are taken for a while. */
export function wrongCodes(uid: string, to: string, now: Date): MailDraft {
  return {
    ...about('wrong-codes', uid, to, now),
    subject: messages.wrongCodes.subject,
    blocks: [messages.wrongCodes.opening, messages.notYou],
  };
}

/** To the owner, after a new password was set in the dashboard. */
export function passwordChanged(uid: string, to: string, now: Date): MailDraft {
  return {
    ...about('password', uid, to, now),
    subject: messages.password.subject,
    blocks: [messages.password.opening, messages.notYou],
  };
}

/** One email a person and occasion; two within a second are one. */
function about(what: string, uid: string, to: string, now: Date) {
  const fingerprint = createHash('sha256').update(to).digest('hex').slice(0, 12);
  const second = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return { id: `access-${what}-${uid}-${fingerprint}-${second}`, to, about: `profiles/${uid}` };
}

function adminsTab(): string {
  return `${env().SITE_URL}/admin?tab=admins`;
}
