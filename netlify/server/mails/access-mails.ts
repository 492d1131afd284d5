import { createHash } from 'node:crypto';
import { MINIMUM_ADMIN_PASSWORD } from '#domain/access/admin-password.ts';
import { env } from '../core/env.ts';
import type { MailDraft } from './compose.ts';

/* Mails about who is an administrator and what they prove it with: nothing of it happens unseen. */

interface Person {
  uid: string;
  name: string;
  email: string;
}

const NOT_YOU =
  'Was this not you? Then tell another administrator at once, and set a new password with “Forgot password?” on the sign-in page.';

/** To someone who has just become an administrator. @param by who did it */
export function adminWelcome({ uid, email }: Person, by: string, now: Date): MailDraft {
  return {
    ...about('welcome', uid, email, now),
    subject: 'You are now an administrator',
    blocks: [
      `${by} made you an administrator.`,
      `Before you see medical notes, give money back, take lists along as files or change who is an administrator, you set a new password of at least ${MINIMUM_ADMIN_PASSWORD} characters and connect an authenticator app on your phone. It takes two minutes.`,
      { label: 'Set it up', link: adminsTab() },
      'Did you not expect this? Then please tell us: just reply to this email.',
    ],
    replyTo: env().OFFICE_EMAIL,
  };
}

/** To every administrator, when there is a new one. */
export function adminGranted(who: Person, to: string, by: string, now: Date): MailDraft {
  return {
    ...about('granted', who.uid, to, now),
    subject: 'There is a new administrator',
    blocks: [
      {
        rows: [
          ['New administrator', who.name],
          ['Email', who.email],
          ['Added by', by],
        ],
      },
      'Is this not right? Take the role away again in the dashboard.',
      { label: 'See all administrators', link: adminsTab() },
    ],
  };
}

/** To every administrator and to who was one. */
export function adminRevoked(who: Person, to: string, by: string, now: Date): MailDraft {
  const isTheirs = to === who.email;
  return {
    ...about('revoked', who.uid, to, now),
    subject: isTheirs
      ? 'You are no longer an administrator'
      : 'An administrator’s role was taken away',
    blocks: [
      {
        rows: [
          ['No longer an administrator', who.name],
          ['Email', who.email],
          ['Changed by', by],
        ],
      },
      isTheirs
        ? 'Your account stays as it is. Is this not right? Then please reply to this email.'
        : 'Is this not right? Then add them again in the dashboard.',
    ],
    replyTo: env().OFFICE_EMAIL,
  };
}

/** To the owner, after an authenticator app was connected. */
export function secondFactorSetUp(uid: string, to: string, now: Date): MailDraft {
  return {
    ...about('set-up', uid, to, now),
    subject: 'Your authenticator app is connected',
    blocks: [
      'An authenticator app is now connected to your administrator account. Codes and recovery codes from before do not work any more.',
      NOT_YOU,
    ],
  };
}

/** To the owner, after someone else forgot it for them. */
export function secondFactorReset(uid: string, to: string, by: string, now: Date): MailDraft {
  return {
    ...about('reset', uid, to, now),
    subject: 'Your authenticator app was disconnected',
    blocks: [
      `${by} disconnected the authenticator app of your administrator account. You connect a new one the next time you need it.`,
      { label: 'Connect an app', link: adminsTab() },
      NOT_YOU,
    ],
  };
}

/** To the owner, after a recovery code was used. */
export function recoveryCodeUsed(uid: string, to: string, left: number, now: Date): MailDraft {
  return {
    ...about('recovery', uid, to, now),
    subject: 'A recovery code was used',
    blocks: [
      `Someone who signed in as you used a recovery code in place of your authenticator app. You have ${left} left. Connect your app again to get ten new ones.`,
      { label: 'Connect an app', link: adminsTab() },
      NOT_YOU,
    ],
  };
}

/** To the owner, after so many wrong codes that no more are taken for a while. */
export function wrongCodes(uid: string, to: string, now: Date): MailDraft {
  return {
    ...about('wrong-codes', uid, to, now),
    subject: 'Wrong codes for your administrator account',
    blocks: [
      'Someone who knows your password typed several wrong codes. We take no more codes for a while.',
      NOT_YOU,
    ],
  };
}

/** To the owner, after a new password was set in the dashboard. */
export function passwordChanged(uid: string, to: string, now: Date): MailDraft {
  return {
    ...about('password', uid, to, now),
    subject: 'Your password was changed',
    blocks: [
      'The password of your administrator account was changed. You are signed out everywhere else.',
      NOT_YOU,
    ],
  };
}

/** One mail a person and occasion; two within a second are one. */
function about(what: string, uid: string, to: string, now: Date) {
  const fingerprint = createHash('sha256').update(to).digest('hex').slice(0, 12);
  const second = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return { id: `access-${what}-${uid}-${fingerprint}-${second}`, to, about: `profiles/${uid}` };
}

function adminsTab(): string {
  return `${env().SITE_URL}/admin?tab=admins`;
}
