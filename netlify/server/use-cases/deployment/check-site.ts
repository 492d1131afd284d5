import { env } from '../../core/env.ts';
import {
  askHealth,
  askSanityWebhook,
  askStripeWebhook,
  type SiteAnswer,
} from '../../gateways/deployed-site.ts';
import { type Finding, fault, ok } from './finding.ts';

const SERVICE = 'Site';
const AT_NETLIFY =
  'Enter its value of this file at Netlify → Environment variables, and deploy again.';

/**
 * Whether the site is up at SITE_URL itself, and runs with the secrets of this file.
 * @param broken the variables that are missing or wrong, and are not asked for
 * @throws Error where nobody answers
 */
export async function checkSite(broken: ReadonlySet<string>): Promise<Finding[]> {
  const health = await askHealth();
  const elsewhere = describeElsewhere(health);
  if (elsewhere) return [elsewhere];
  const { STRIPE_WEBHOOK_SECRET: stripe, SANITY_WEBHOOK_SECRET: sanity } = env();
  const secrets = await Promise.all([
    broken.has('STRIPE_WEBHOOK_SECRET') ? [] : Promise.all(stripe.map(checkStripeSecret)),
    broken.has('SANITY_WEBHOOK_SECRET') || !sanity ? [] : checkSanitySecret(sanity),
  ]);
  const faults = [...describeHealth(health), ...secrets.flat(2)];
  return faults.length > 0
    ? faults
    : [ok(SERVICE, 'Is up, and takes what Stripe and Sanity send.')];
}

/** Stripe and Sanity follow no redirect, and uploads are pinned to the origin of SITE_URL. */
function describeElsewhere({ status, location }: SiteAnswer): Finding | undefined {
  const { SITE_URL } = env();
  if (status >= 300 && status < 400) {
    const target = location ? new URL(location, SITE_URL).origin : 'another address';
    const next = `Set SITE_URL to ${target}, here and at Netlify; run setup; deploy again.`;
    return fault(SERVICE, `${SITE_URL} leads on to ${target}.`, next);
  }
  if (status === 200 || status === 503) return undefined;
  const next =
    'Look that SITE_URL is its address and that it is deployed; then, in the log of the function health at Netlify.';
  return fault(SERVICE, `${SITE_URL} answers ${status} for /api/health.`, next);
}

function describeHealth({ status }: SiteAnswer): Finding[] {
  if (status === 200) return [];
  const next = 'Look into the log of the function health at Netlify: it names the service.';
  return [fault(SERVICE, 'It cannot reach one of its services.', next)];
}

/** Of each secret of the list: while an endpoint takes another's place, both sign. */
async function checkStripeSecret(secret: string): Promise<Finding[]> {
  const { status, code } = await askStripeWebhook(secret);
  if (status === 200) return [];
  const says =
    code === 'invalid_signature'
      ? 'It runs with another STRIPE_WEBHOOK_SECRET.'
      : `It answers ${status} to what Stripe sends.`;
  return [fault(SERVICE, says, AT_NETLIFY)];
}

async function checkSanitySecret(secret: string): Promise<Finding[]> {
  const { status, code } = await askSanityWebhook(secret);
  if (code === 'malformed_request') return [];
  const says =
    code === 'invalid_signature' || code === 'service_unavailable'
      ? 'It runs with another SANITY_WEBHOOK_SECRET, or with none.'
      : `It answers ${status} to what Sanity sends.`;
  return [fault(SERVICE, says, AT_NETLIFY)];
}
