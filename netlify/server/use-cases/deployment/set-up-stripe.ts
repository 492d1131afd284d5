import { env } from '../../core/env.ts';
import { askStripeWebhook } from '../../gateways/deployed-site.ts';
import {
  completeWebhookEndpoint,
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  findMarkedPortal,
  findPortal,
  isRightEndpoint,
  listWebhookEndpoints,
  noteSecret,
  PORTALS,
  type PortalName,
  savePortal,
  secretOf,
} from '../../gateways/stripe-setup.ts';

/** What a step did, for whoever runs it, and the variables that follow from it. */
export interface SetUp {
  says: string[];
  variables: Record<string, string>;
}

/**
 * Sets up what we need at Stripe, step by step: the webhook's endpoint and the two portals. Twice is as once.
 * What a step gives is to be kept before the next, which may fail: Stripe tells an endpoint's secret once.
 * @param hasSecret whether STRIPE_WEBHOOK_SECRET is there
 */
export async function* setUpStripe(hasSecret: boolean): AsyncGenerator<SetUp> {
  yield* setUpWebhook(hasSecret ? env().STRIPE_WEBHOOK_SECRET : []);
  for (const name of Object.keys(PORTALS) as PortalName[]) yield await setUpPortal(name);
}

/**
 * One that is wrong (of another version, or whose secret nobody knows) stays while the new one beside it is
 * not yet heard by the site: no event is lost, and one that comes twice counts once.
 */
async function* setUpWebhook(secrets: readonly string[]): AsyncGenerator<SetUp> {
  const endpoints = await listWebhookEndpoints();
  const right = endpoints.find((endpoint) => isRightEndpoint(endpoint, secrets));
  if (right) {
    await completeWebhookEndpoint(right);
    yield { says: ['Stripe webhook: it was there, and hears all that it should.'], variables: {} };
    const others = endpoints.filter((endpoint) => endpoint !== right);
    if (others.length > 0) yield await endOthers(others, secretOf(right, secrets) ?? '');
    return;
  }
  const { id, secret = '' } = await createWebhookEndpoint();
  const isAlone = endpoints.length === 0;
  yield {
    says: isAlone
      ? ['Stripe webhook: made, and its secret is in the file.']
      : [`Stripe webhook: made beside the older one. ${NEXT}`],
    variables: { STRIPE_WEBHOOK_SECRET: [secret, ...(isAlone ? [] : secrets)].join(',') },
  };
  await noteSecret(id, secret);
}

const NEXT =
  'Enter STRIPE_WEBHOOK_SECRET of this file at Netlify, deploy, and run this again: it deletes the older one.';

/** @param secret that of the endpoint that stays */
async function endOthers(others: readonly { id: string }[], secret: string): Promise<SetUp> {
  if (!(await takes(secret))) {
    const says = `Stripe webhook: the older one stays, because the site does not take the new secret. ${NEXT}`;
    return { says: [says], variables: {} };
  }
  for (const { id } of others) await deleteWebhookEndpoint(id);
  const says = `Stripe webhook: ${others.length} older deleted, now that the site takes the new secret.`;
  return { says: [says], variables: { STRIPE_WEBHOOK_SECRET: secret } };
}

/** Whether the site that is up takes what is signed so; one that cannot be asked does not. */
async function takes(secret: string): Promise<boolean> {
  try {
    return (await askStripeWebhook(secret)).status === 200;
  } catch {
    return false;
  }
}

async function setUpPortal(name: PortalName): Promise<SetUp> {
  const known = (await findPortal(name)) ?? (await findMarkedPortal(name));
  const id = await savePortal(name, known?.id);
  const done = known ? 'it was there, and is set as it should be' : 'made';
  const says = [`Stripe page ${PORTALS[name].name}: ${done} (${id}).`];
  return { says, variables: { [name]: id } };
}
