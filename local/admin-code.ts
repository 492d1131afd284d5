import { Secret, TOTP } from 'otpauth';
import { say, warn } from './run/screen.ts';

/*
 * `npm run admin:code -- <key>`: what an authenticator app would show now. To try the dashboard's second
 * factor without a phone; the key is the one that the dashboard shows below its QR code.
 */

const key = process.argv.slice(2).join('').replaceAll(/\s/g, '').toUpperCase();
if (/^[A-Z2-7]{16,}$/.test(key)) {
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  const seconds = Math.ceil(totp.remaining() / 1000);
  say(`${totp.generate()} (for ${seconds} more seconds; each code works once)`);
} else {
  warn('Give the key below the QR code: npm run admin:code -- ABCD EFGH …');
  process.exitCode = 1;
}
