import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { type SigningPurpose, signingKey } from './signing-key.ts';

/*
 * What a link says that only we can write and only we can read. Whoever passes the link on, or reads it
 * over a shoulder, learns no id and no address from it.
 */

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The parts as one code for a link, of the letters of base64url: of the same parts the same, as a preview shows it. */
export function seal(purpose: SigningPurpose, parts: readonly string[]): string {
  const said = JSON.stringify(parts);
  // Made of what is said: two texts never share one.
  const digest = createHmac('sha256', signingKey('seal')).update(`${purpose} ${said}`).digest();
  const iv = digest.subarray(0, IV_BYTES);
  const cipher = createCipheriv(CIPHER, signingKey(purpose), iv);
  const text = Buffer.concat([cipher.update(said), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** The parts that were sealed for this purpose; undefined where the code is not ours. */
export function unseal(purpose: SigningPurpose, code: string): string[] | undefined {
  const bytes = Buffer.from(code, 'base64url');
  const text = bytes.subarray(IV_BYTES + TAG_BYTES);
  if (text.length === 0) return undefined;
  const decipher = createDecipheriv(CIPHER, signingKey(purpose), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return JSON.parse(Buffer.concat([decipher.update(text), decipher.final()]).toString());
  } catch {
    return undefined;
  }
}
