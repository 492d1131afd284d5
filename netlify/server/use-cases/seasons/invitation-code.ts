import { createHmac, timingSafeEqual } from 'node:crypto';
import { INVITATION_MARK } from '#contracts/seasons/invitation-mark.ts';
import { signingKey } from '../../core/signing-key.ts';
import { familyIdOf } from '../families/family-record.ts';

/*
 * The link of an invitation. It names a family, which is an address, and proves that we emailed it there;
 * nothing is stored for it. What it shows to whoever has it: docs/decisions/0027.
 */

/** From the first emails to the first practice. */
export const VALID_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What the address of the registration page ends with for this family. @param email lower case */
export function invitationHash(email: string, now: Date): string {
  const until = Math.floor(now.getTime() / DAY_MS) + VALID_DAYS;
  const content = `${familyIdOf(email)}~${until.toString(36)}`;
  const code = `${content}~${sign(content, email).toString('base64url')}`;
  return `#${INVITATION_MARK}${code}`;
}

interface ReadCode {
  familyId: string;
  /** When it ends, in Unix milliseconds. */
  until: number;
  /** Whether it was made for this address. */
  isFor: (email: string) => boolean;
}

/** What a code says. Whether it is ours, `isFor` tells once the family is read. */
export function readCode(code: string): ReadCode {
  const [familyId = '', until = '', signature = ''] = code.split('~');
  const given = Buffer.from(signature, 'base64url');
  return {
    familyId,
    until: Number.parseInt(until, 36) * DAY_MS,
    isFor: (email) => {
      const wanted = sign(`${familyId}~${until}`, email);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}

function sign(content: string, email: string): Buffer {
  return createHmac('sha256', signingKey('invitation')).update(`${content}~${email}`).digest();
}
