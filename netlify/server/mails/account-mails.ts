import { createHash } from 'node:crypto';
import type { MailDraft } from './compose.ts';

/*
 * Mails about accounts. Whoever sends them puts the single-use link in the place of LINK: it is made
 * at that moment (use-cases/prepare-account-link.ts), and never stored.
 */

export const LINK = '{{link}}';

interface Invited {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
}

/**
 * To a person who let us make an account along with an order, a registration or a gift: a link to set
 * a password, never a password. One mail a day. Add it with `batch.set`: it may be there already.
 */
export function accountInvitation(person: Invited, now: Date): MailDraft {
  const { email, firstName, lastName, phone } = person;
  const to = email.toLowerCase();
  return {
    id: `account-invite-${fingerprint(to)}-${now.toISOString().slice(0, 10)}`,
    to,
    subject: 'Your account: choose a password',
    about: `accounts/${to}`,
    needs: 'account-link',
    data: { mode: 'invite', email: to, firstName, lastName, phone: phone ?? '' },
    blocks: [
      `Hi ${firstName}, we made you an account, as you chose. Your email address is your user name. Choose a password, and you see there what you have sent us.`,
      { label: 'Choose a password', link: LINK },
      'The link works once, for an hour. If it has run out, use “Forgot password?” on the sign-in page. Not you? Then just ignore this mail: without a password nobody can sign in.',
    ],
  };
}

/** To a person who was to be invited and has an account already. @param signInUrl of our own site */
export function accountExists(
  to: string,
  signInUrl: string,
): Pick<MailDraft, 'subject' | 'blocks'> {
  return {
    subject: 'You already have an account',
    blocks: [
      `You asked us for an account, and there is one for ${to} already. Sign in to see what you have sent us.`,
      { label: 'Sign in', link: signInUrl },
      'If you do not know the password any more, use “Forgot password?” on that page.',
    ],
  };
}

/** To someone who signed up, or asked for another such mail; at most one a minute. */
export function emailVerification(uid: string, email: string, now: Date): MailDraft {
  return {
    id: `account-verify-${uid}-${minuteOf(now)}`,
    to: email,
    subject: 'Verify your email address',
    about: `profiles/${uid}`,
    needs: 'account-link',
    data: { mode: 'verify', uid },
    blocks: [
      'Welcome! Please verify that this is your email address. What you send us under it then shows in your account.',
      { label: 'Verify my email', link: LINK },
      'Not you? Then please do not open the link: someone typed your address by mistake.',
    ],
  };
}

/** To someone who forgot the password; at most one a minute. Dropped where there is no such account. */
export function passwordReset(email: string, now: Date): MailDraft {
  return {
    id: `account-reset-${fingerprint(email)}-${minuteOf(now)}`,
    to: email,
    subject: 'Set a new password',
    about: `accounts/${email}`,
    needs: 'account-link',
    data: { mode: 'reset', email },
    blocks: [
      'You asked to set a new password for your account.',
      { label: 'Set a new password', link: LINK },
      'The link works once, for an hour. Did you not ask for it? Then ignore this mail: your password stays as it is.',
    ],
  };
}

/** An address in the id of a mail, where it need not be readable. */
function fingerprint(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 24);
}

function minuteOf(now: Date): string {
  return now.toISOString().slice(0, 16).replaceAll(':', '-');
}
