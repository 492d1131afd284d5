import type { Variables } from '../core/env.ts';

const GOOGLE = 'https://identitytoolkit.googleapis.com';
const TIMEOUT_MS = 5_000;

/**
 * Signs in as a browser does, with the public key and an address that nobody has.
 * @returns what Firebase refuses it with: 'EMAIL_NOT_FOUND', 'OPERATION_NOT_ALLOWED', 'API key not valid. …'
 */
export async function trySigningIn({
  PUBLIC_FIREBASE_API_KEY = '',
  FIREBASE_AUTH_EMULATOR_HOST: emulator,
}: Variables): Promise<string> {
  const origin = emulator ? `http://${emulator}/${new URL(GOOGLE).host}` : GOOGLE;
  const key = encodeURIComponent(PUBLIC_FIREBASE_API_KEY);
  const response = await fetch(`${origin}/v1/accounts:signInWithPassword?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'nobody@courtside.invalid',
      password: 'not a password',
      returnSecureToken: true,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = (await response.json()) as { error?: { message?: string } };
  return answer.error?.message ?? '';
}
