import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { ErrorBodySchema } from '#contracts/errors.ts';
import { getHealthEndpoint } from '#contracts/health/public.ts';
import { getPublishingEndpoint } from '#contracts/publishing/publishing.ts';
import { env } from '../core/env.ts';
import { publishAddress } from './sanity-setup.ts';
import { stripe } from './stripe.ts';
import { webhookAddress } from './stripe-setup.ts';

/* The site that is up, asked from outside as browsers, Stripe and Sanity do, and so that nothing changes. */

const TIMEOUT_MS = 8_000;

/** What the site answered. */
export interface SiteAnswer {
  status: number;
  /** Where it leads on to; Stripe and Sanity do not follow. */
  location: string | null;
  /** The code of a refusal of ours. */
  code: string | undefined;
}

/** Whether every service can be reached from where the site is: 200 or 503. @throws Error where nobody answers */
export function askHealth(): Promise<SiteAnswer> {
  return ask(new URL(getHealthEndpoint.path, env().SITE_URL));
}

/**
 * Whether a site of ours is up at an address, whatever it can reach: it runs with secrets of its own.
 * @throws Error where it does not answer in time
 */
export async function isUp(siteUrl: string): Promise<boolean> {
  const address = new URL(getHealthEndpoint.path, siteUrl);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return getHealthEndpoint.response.safeParse(await readJson(response)).success;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw error;
    return false;
  }
}

/** Tells the site of an event that it does not read, signed with this secret as Stripe does. */
export function askStripeWebhook(secret: string): Promise<SiteAnswer> {
  const payload = JSON.stringify({ id: 'evt_doctor', object: 'event', type: 'courtside.doctor' });
  const signature = stripe().webhooks.generateTestHeaderString({ payload, secret });
  return ask(webhookAddress(), { 'stripe-signature': signature }, payload);
}

/** Tells the site, signed with this secret, of no document: it is refused behind the signature alone. */
export async function askSanityWebhook(secret: string): Promise<SiteAnswer> {
  const payload = '{}';
  const signature = await encodeSignatureHeader(payload, Date.now(), secret);
  return ask(publishAddress(), { [SIGNATURE_HEADER_NAME]: signature }, payload);
}

/** Whether the site has the address of a build hook. @throws Error where it does not answer as ours */
export async function knowsBuildHook(): Promise<boolean> {
  const address = new URL(getPublishingEndpoint.path, env().SITE_URL);
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const status = getPublishingEndpoint.response.safeParse(await readJson(response));
  if (!status.success)
    throw new Error(`The site answers ${response.status} for ${address.pathname}`);
  return status.data.isSetUp;
}

async function ask(
  address: string | URL,
  headers: Record<string, string> = {},
  body?: string,
): Promise<SiteAnswer> {
  const response = await fetch(address, {
    redirect: 'manual',
    headers,
    ...(body !== undefined && { method: 'POST', body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const refusal = ErrorBodySchema.safeParse(await readJson(response));
  return {
    status: response.status,
    location: response.headers.get('location'),
    code: refusal.data?.error.code,
  };
}

/** A page of the host is no JSON. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
