import { INVITATION_MARK } from '#contracts/seasons/invitation-mark.ts';

const CODE = /^[0-9a-f]{32}~[0-9a-z]{1,8}~[\w-]{43}$/;

/** The code of the link that a family was mailed; undefined where the page was opened without one. */
export function invitationCode(): string | undefined {
  const code = location.hash.slice(1 + INVITATION_MARK.length);
  return location.hash.startsWith(`#${INVITATION_MARK}`) && CODE.test(code) ? code : undefined;
}
