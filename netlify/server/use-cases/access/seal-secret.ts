import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Sealed } from '#domain/access/second-factor.ts';
import { env } from '../../core/env.ts';

const ALGORITHM = 'aes-256-gcm';
const TAG_BYTES = 16;
/** What GCM is made for. */
const IV_BYTES = 12;

/** Encrypts under the newest key. @param uid whose it is: sealed in, so that it opens for nobody else */
export function sealSecret(secret: string, uid: string): Sealed {
  const [newest] = env().SECOND_FACTOR_KEYS;
  if (!newest) throw new Error('SECOND_FACTOR_KEYS holds no key.');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, newest.key, iv).setAAD(Buffer.from(uid));
  const data = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { keyId: newest.id, iv: iv.toString('base64'), data: data.toString('base64') };
}

/** Whether the key is still in the environment: an old one is dropped some day, or it was lost. */
export function canOpen({ keyId }: Sealed): boolean {
  return keyOf(keyId) !== undefined;
}

const keyOf = (keyId: string) => env().SECOND_FACTOR_KEYS.find(({ id }) => id === keyId);

/** @throws Error where the key is gone from the environment, or the record was tampered with */
export function openSecret({ keyId, iv, data }: Sealed, uid: string): string {
  const found = keyOf(keyId);
  if (!found) throw new Error(`SECOND_FACTOR_KEYS has no key "${keyId}", which a record needs.`);
  const bytes = Buffer.from(data, 'base64');
  const decipher = createDecipheriv(ALGORITHM, found.key, Buffer.from(iv, 'base64'), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(uid)).setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
  return text.toString('utf8');
}
