import { createHash } from 'node:crypto';
import type { MailDraft } from './compose.ts';

/*
 * Emails about accounts. The outbox keeps of them who they go to and what they are about, no words: they
 * are written whole when they are sent, around a link made at that moment (prepare-account-link.ts). So
 * the link is a block of its own and is never put into a text, least of all into one a person typed.
 * They name nobody either: until the owner of the address has set a password, the name may be a
 * stranger's.
 */

type Words = Pick<MailDraft, 'subject' | 'blocks'>;

const SUBJECTS = {
  invite: 'Your account: choose a password',
  verify: 'Verify your email address',
  reset: 'Set a new password',
} as const;

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
    subject: SUBJECTS.invite,
    about: `accounts/${to}`,
    needs: 'account-link',
    data: { mode: 'invite', email: to, firstName, lastName, phone: phone ?? '' },
    blocks: [],
  };
}

/** @param link to set the first password */
export function invitationWords(link: string): Words {
  return {
    subject: SUBJECTS.invite,
    blocks: [
      'Hello, we made you an account, as you chose. Your email address is your user name. Choose a password, and you will see there what you have sent us.',
      { label: 'Choose a password', link },
      'The link works once, for one day. If it has expired, use “Forgot password?” on the sign-in page. Not you? Then ignore this email: without a password nobody can sign in.',
    ],
  };
}

/** To a person who was to be invited and has an account already. @param signInUrl of our own site */
export function accountExistsWords(to: string, signInUrl: string): Words {
  return {
    subject: 'You already have an account',
    blocks: [
      `You asked us for an account, and there is already one for ${to}. Sign in to see what you have sent us.`,
      { label: 'Sign in', link: signInUrl },
      'If you do not know your password, use “Forgot password?” on that page.',
    ],
  };
}

/** To someone who signed up, or asked for another such email; at most one a minute. */
export function emailVerification(uid: string, email: string, now: Date): MailDraft {
  return {
    id: `account-verify-${uid}-${minuteOf(now)}`,
    to: email,
    subject: SUBJECTS.verify,
    about: `profiles/${uid}`,
    needs: 'account-link',
    data: { mode: 'verify', uid },
    blocks: [],
  };
}

/** @param link by which the address is verified */
export function verificationWords(link: string): Words {
  return {
    subject: SUBJECTS.verify,
    blocks: [
      'Welcome! Please verify that this is your email address. What you sent us from it will then appear in your account.',
      { label: 'Verify my email', link },
      'The link works once, for one day. Not you? Then ignore this email: someone typed your address, and without this link they see nothing of yours.',
    ],
  };
}

/** To someone who forgot the password; at most one a minute. Dropped where there is no such account. */
export function passwordReset(email: string, now: Date): MailDraft {
  return {
    id: `account-reset-${fingerprint(email)}-${minuteOf(now)}`,
    to: email,
    subject: SUBJECTS.reset,
    about: `accounts/${email}`,
    needs: 'account-link',
    data: { mode: 'reset', email },
    blocks: [],
  };
}

/** @param link to set a new password */
export function passwordResetWords(link: string): Words {
  return {
    subject: SUBJECTS.reset,
    blocks: [
      'You asked to set a new password for your account.',
      { label: 'Set a new password', link },
      'The link works once, for one hour. Did you not ask for it? Then ignore this email: your password stays as it is.',
    ],
  };
}

/** An address in the id of an email, where it need not be readable. */
function fingerprint(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 24);
}

function minuteOf(now: Date): string {
  return now.toISOString().slice(0, 16).replaceAll(':', '-');
}
