import * as z from 'zod/mini';
import { type Account, API_VERSION } from './account.ts';
import { type Call, list, mustGet, type Route, retrieve } from './api.ts';
import { invalidRequest } from './errors.ts';
import { newId } from './ids.ts';
import type { WebhookEndpoint } from './objects.ts';
import {
  address,
  changeMetadata,
  choice,
  elsewhere,
  expand,
  flag,
  listOf,
  metadata,
  readParams,
  text,
} from './params.ts';

/*
 * Endpoints as an operator sets them up. They are kept and told; events are delivered to the one address
 * that the stand-in was started with, and to no other.
 */

const PATH = '/v1/webhook_endpoints';
const SHARED = {
  ...expand,
  description: z.optional(text()),
  metadata: z.optional(metadata()),
};
const events = () => listOf(text());
const CreateParams = z.strictObject({
  ...SHARED,
  url: address(),
  enabled_events: events(),
  api_version: z.optional(choice([API_VERSION])),
  ...elsewhere(['connect']),
});
const UpdateParams = z.strictObject({
  ...SHARED,
  url: z.optional(address()),
  enabled_events: z.optional(events()),
  disabled: z.optional(flag()),
});

export const webhookEndpointRoutes: Route[] = [
  { method: 'POST', path: PATH, run: create },
  retrieve(PATH, 'webhook_endpoint'),
  list(PATH, 'webhook_endpoint'),
  { method: 'POST', path: `${PATH}/:id`, run: update },
  { method: 'DELETE', path: `${PATH}/:id`, run: remove },
];

function create(account: Account, { form }: Call): WebhookEndpoint {
  const input = readParams(CreateParams, form);
  const endpoint = newEndpoint(account, input.url, input.enabled_events);
  const stored: WebhookEndpoint = {
    ...endpoint,
    api_version: input.api_version ?? null,
    description: input.description ?? null,
    metadata: changeMetadata({}, input.metadata),
  };
  account.store.put(stored);
  // Told once, and never again.
  return { ...stored, secret: newId('whsec', 32) };
}

function update(account: Account, { form, id }: Call): WebhookEndpoint {
  const input = readParams(UpdateParams, form);
  const before = mustGet(account, 'webhook_endpoint', id);
  const after: WebhookEndpoint = {
    ...before,
    description: input.description ?? before.description,
    enabled_events: mustName(input.enabled_events ?? before.enabled_events),
    metadata: changeMetadata(before.metadata, input.metadata),
    status: input.disabled === undefined ? before.status : statusOf(input.disabled),
    url: input.url ?? before.url,
  };
  account.store.put(after);
  return after;
}

/** Stripe answers with what is left of it: the id, and that it is deleted. */
function remove(account: Account, { id }: Call) {
  const { object } = mustGet(account, 'webhook_endpoint', id);
  account.store.remove(id);
  return { id, object, deleted: true as const };
}

const statusOf = (disabled: boolean) => (disabled ? 'disabled' : 'enabled');

function mustName(enabled: string[]): string[] {
  if (enabled.length > 0) return enabled;
  throw invalidRequest('You must specify at least one event.', { param: 'enabled_events' });
}

function newEndpoint(account: Account, url: string, enabled: string[]): WebhookEndpoint {
  return {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: account.now(),
    description: null,
    enabled_events: mustName(enabled),
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  };
}

/** The endpoint that events are delivered to, as the account begins with it. */
export function setUpWebhook(account: Account) {
  if (!account.webhook) return;
  const { url } = account.webhook;
  const [known] = account.store.list('webhook_endpoint', { where: { '$.url': url }, limit: 1 });
  if (!known) account.store.put(newEndpoint(account, url, ['*']));
}
