import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODE_COUNT } from '#domain/access/second-factor.ts';

/* Codes of an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds, which every app knows), and recovery codes. */

const SECRET_BYTES = 20;
/** A clock that is half a minute off is forgiven. */
const WINDOW = 1;
/** Without letters and digits that are taken for each other. Sixteen of 31 are 79 bits. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const RECOVERY_LENGTH = 16;

/** A new key as base32, which an app takes by hand, too. */
export function makeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address in the QR code. */
export function authenticatorUri(secret: string, issuer: string, label: string): string {
  return totpOf(secret, issuer, label).toString();
}

/** The 30 seconds (counted since 1970) that a code belongs to, or null where it is not right now. */
export function stepOf(code: string, secret: string, now: Date): number | null {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret) });
}

/** New recovery codes, such as 'ABCD-EFGH-JKMN-PQRS'. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () => {
    const letters = Array.from(
      { length: RECOVERY_LENGTH },
      () => ALPHABET[randomInt(ALPHABET.length)] ?? '',
    );
    return letters.join('').replaceAll(/(.{4})(?!$)/g, '$1-');
  });
}

/** What is kept of a recovery code. Too long to be guessed from its hash, however typed. */
export function hashRecoveryCode(code: string, uid: string): string {
  const bare = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(`${uid}:${bare}`).digest('hex');
}
