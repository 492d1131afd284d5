import {
  apiVersion,
  completeWebhookEndpoint,
  createWebhookEndpoint,
  findMarkedPortal,
  findPortal,
  findWebhookEndpoint,
  PORTALS,
  type PortalName,
  savePortal,
} from '../../gateways/stripe-setup.ts';

/** What a step did, for whoever runs it, and the variables that follow from it. */
export interface SetUp {
  says: string[];
  variables: Record<string, string>;
}

/**
 * Sets up what we need at Stripe, step by step: the webhook's endpoint and the two portals. Twice is as once.
 * What a step gives is to be kept before the next, which may fail: Stripe tells an endpoint's secret once.
 * @param hasSecret whether the endpoint's secret is known
 */
export async function* setUpStripe(hasSecret: boolean): AsyncGenerator<SetUp> {
  yield await setUpWebhook(hasSecret);
  for (const name of Object.keys(PORTALS) as PortalName[]) yield await setUpPortal(name);
}

async function setUpWebhook(hasSecret: boolean): Promise<SetUp> {
  const endpoint = await findWebhookEndpoint();
  if (!endpoint) {
    const { secret = '' } = await createWebhookEndpoint();
    const says = ['Stripe webhook: made, and its secret is in the file.'];
    return { says, variables: { STRIPE_WEBHOOK_SECRET: secret } };
  }
  await completeWebhookEndpoint(endpoint);
  const says = ['Stripe webhook: it was there, and hears all that it should.'];
  if (!hasSecret) {
    says.push(
      'Stripe webhook: copy its secret from Stripe → Developers → Webhooks into STRIPE_WEBHOOK_SECRET.',
    );
  }
  if (endpoint.api_version !== apiVersion()) {
    says.push(
      `Stripe webhook: its events are of another version than ${apiVersion()}. Delete it at Stripe → Developers → Webhooks and run this again.`,
    );
  }
  return { says, variables: {} };
}

async function setUpPortal(name: PortalName): Promise<SetUp> {
  const known = (await findPortal(name)) ?? (await findMarkedPortal(name));
  const id = await savePortal(name, known?.id);
  const done = known ? 'it was there, and is set as it should be' : 'made';
  const says = [`Stripe page ${PORTALS[name].name}: ${done} (${id}).`];
  return { says, variables: { [name]: id } };
}
