import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * An RSA key for firebase-admin, which signs with it although no emulator checks the signature.
 * Made on first use and kept in the directory, because making one takes a moment.
 */
export function loadPrivateKey(directory: string): string {
  const file = path.join(directory, 'firebase-key.pem');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  mkdirSync(directory, { recursive: true });
  writeFileSync(file, pem, { mode: 0o600 });
  return pem;
}
