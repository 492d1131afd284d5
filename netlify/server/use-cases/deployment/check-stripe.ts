import { env, isTestKey } from '../../core/env.ts';
import {
  apiVersion,
  findPortal,
  isRightEndpoint,
  listWebhookEndpoints,
  PORTALS,
  type PortalName,
  readStripeAccount,
  WEBHOOK_EVENTS,
  webhookAddress,
} from '../../gateways/stripe-setup.ts';
import { type Finding, fault, ok, SETUP } from './finding.ts';

const ACCOUNT = 'Stripe';
const WEBHOOK = 'Stripe webhook';

/** Whether the account takes money, and pays it out so that the books can follow. */
export async function checkStripeAccount(): Promise<Finding[]> {
  const account = await readStripeAccount();
  const isTest = isTestKey(env().STRIPE_SECRET_KEY);
  const isOnWeb = env().SITE_URL.startsWith('https:');
  const mode = isTest ? 'test mode, no real money' : 'live';
  const interval = account.settings?.payouts?.schedule.interval;
  const faults = [
    ...(isTest && isOnWeb
      ? [
          fault(
            ACCOUNT,
            'The key is a test key, with which no production deploy runs.',
            'Put the live key into the file of the live site, and run setup with it.',
          ),
        ]
      : []),
    ...(account.charges_enabled
      ? []
      : [fault(ACCOUNT, 'The account may not take payments yet.', 'Finish it at Stripe → Home.')]),
    ...(account.payouts_enabled
      ? []
      : [fault(ACCOUNT, 'The account has no bank to pay out to.', 'Add one at Stripe → Payouts.')]),
    ...(account.default_currency === 'usd'
      ? []
      : [
          fault(
            ACCOUNT,
            `The account keeps its books in ${account.default_currency}, and we charge usd.`,
            'Use an account in the United States.',
          ),
        ]),
    ...(interval === 'manual'
      ? [
          fault(
            ACCOUNT,
            'Payouts are made by hand, so Stripe does not say what they are made of.',
            'Set an automatic schedule at Stripe → Settings → Payouts.',
          ),
        ]
      : []),
  ];
  return faults.length > 0 ? faults : [ok(ACCOUNT, `Takes payments (${mode}).`)];
}

/** Whether Stripe tells us of all that we have to know, in the shapes that we read. */
export async function checkWebhook(): Promise<Finding[]> {
  const endpoints = await listWebhookEndpoints();
  const [newest] = endpoints;
  if (!newest) return [fault(WEBHOOK, `Nothing is sent to ${webhookAddress()}.`, SETUP)];
  const secrets = env().STRIPE_WEBHOOK_SECRET;
  const endpoint = endpoints.find((one) => isRightEndpoint(one, secrets));
  if (!endpoint) return [fault(WEBHOOK, describeWrong(newest), `${SETUP}: it makes another.`)];
  const heard = new Set(endpoint.enabled_events);
  const missing = heard.has('*') ? [] : WEBHOOK_EVENTS.filter((event) => !heard.has(event));
  const faults = [
    ...(endpoint.status === 'enabled'
      ? []
      : [fault(WEBHOOK, `The endpoint is ${endpoint.status}.`, SETUP)]),
    ...(missing.length === 0
      ? []
      : [fault(WEBHOOK, `We are not told of ${missing.join(', ')}.`, SETUP)]),
    ...(endpoints.length === 1
      ? []
      : [
          fault(
            WEBHOOK,
            'An older endpoint is there, too.',
            `Enter STRIPE_WEBHOOK_SECRET at Netlify and deploy; then ${SETUP}, which deletes it.`,
          ),
        ]),
  ];
  if (faults.length > 0) return faults;
  return [ok(WEBHOOK, `Tells us of all ${WEBHOOK_EVENTS.length} events, in ${apiVersion()}.`)];
}

function describeWrong(endpoint: { api_version: string | null }): string {
  const version = endpoint.api_version ?? "the account's default version";
  if (version !== apiVersion()) return `Events come in ${version}, and we read ${apiVersion()}.`;
  return 'Nobody knows that it signs with STRIPE_WEBHOOK_SECRET of this file.';
}

/** Whether payers can do on Stripe's own pages what they are told they can, and no more. */
export async function checkPortals(): Promise<Finding[]> {
  const names = Object.keys(PORTALS) as PortalName[];
  return (await Promise.all(names.map(checkPortal))).flat();
}

async function checkPortal(name: PortalName): Promise<Finding[]> {
  const service = `Stripe page ${PORTALS[name].name}`;
  const portal = await findPortal(name);
  if (!portal) return [fault(service, `Stripe knows no ${env()[name]} (${name}).`, SETUP)];
  if (!portal.active) return [fault(service, 'It is switched off.', SETUP)];
  const wanted = Object.entries(PORTALS[name].features);
  const wrong = wanted.filter(
    ([feature, settings]) =>
      !holds(portal.features[feature as keyof typeof portal.features], settings),
  );
  const mayChange = portal.features.subscription_update.enabled;
  const named = [
    ...wrong.map(([feature]) => feature),
    ...(mayChange ? ['subscription_update'] : []),
  ];
  if (named.length > 0) return [fault(service, `Wrongly set: ${named.join(', ')}.`, SETUP)];
  return [ok(service, 'Allows what it should.')];
}

/** Pure: whether what is wanted is set so; what is set besides does not matter. */
function holds(set: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return set === wanted;
  if (typeof set !== 'object' || set === null) return false;
  return Object.entries(wanted).every(([key, value]) => holds(Reflect.get(set, key), value));
}
