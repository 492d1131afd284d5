import { createHash, randomBytes } from 'node:crypto';
import { hasSteppedUp, STEP_UP_MS } from '#domain/access/second-factor.ts';
import { messages } from '#words/office/refusals/access.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { secondFactors } from '../../gateways/records.ts';

/**
 * Refuses who has not passed the second factor within the last 15 minutes: in this browser (a cookie
 * that no script can read), and in this sign-in.
 * @throws AppError second_factor_required
 */
export async function requireStepUp(request: Request, account: Account, now: Date): Promise<void> {
  const token = readCookie(request, cookieName());
  const stored = token ? (await secondFactors().doc(account.uid).get()).data() : undefined;
  const seen = { tokenHash: hashToken(token ?? ''), signedInAt: account.signedInAt };
  if (stored && hasSteppedUp(stored, seen, now)) return;
  throw new AppError('second_factor_required', messages.codeNeeded);
}

/** A new token for the cookie, and what is kept of it. */
export function makeStepUp(
  { signedInAt }: Account,
  now: Date,
): { cookie: string; stepUp: { tokenHash: string; signedInAt: string; until: string } } {
  const token = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + STEP_UP_MS).toISOString();
  return { cookie: cookieOf(token), stepUp: { tokenHash: hashToken(token), signedInAt, until } };
}

function cookieOf(token: string): string {
  const rest = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${STEP_UP_MS / 1000}`;
  return `${cookieName()}=${token}; ${rest}${isSecure() ? '; Secure' : ''}`;
}

/** The prefix has the browser take it from this host and over https alone, which a laptop has not. */
function cookieName(): string {
  return isSecure() ? '__Host-step-up' : 'step-up';
}

function isSecure(): boolean {
  return env().SITE_URL.startsWith('https:');
}

function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split('; ');
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
