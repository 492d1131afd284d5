import { createClient, type SanityClient } from '@sanity/client';
import * as z from 'zod/mini';
import { env } from '../core/env.ts';
import { markOf } from '../core/secret-mark.ts';

/* What an operator sets up at Sanity once: the dataset, who may ask it, and whom it tells of publishing. */

const API_VERSION = '2025-08-14';
/** Sanity does not tell a webhook's secret: its name says which one it is. */
const nameOf = (secret = '') => `Courtside: publish (secret ${markOf(secret)})`;

const DatasetsSchema = z.array(z.object({ name: z.string(), aclMode: z.optional(z.string()) }));
const OriginsSchema = z.array(z.object({ origin: z.string() }));
const WebhookSchema = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  url: z.string(),
  dataset: z.optional(z.nullable(z.string())),
  httpMethod: z.optional(z.string()),
  includeDrafts: z.optional(z.boolean()),
  isDisabledByUser: z.optional(z.boolean()),
  rule: z.optional(
    z.nullable(
      z.object({
        on: z.optional(z.array(z.string())),
        filter: z.optional(z.nullable(z.string())),
        projection: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
});
export type SanityWebhook = z.infer<typeof WebhookSchema>;

/** What we have to be told of, and of it no more than we read. */
const RULE = {
  on: ['create', 'update', 'delete'],
  filter: '!(_type match "sanity.*")',
  projection: '{_id, _type, _rev, requestedBy, "operation": delta::operation()}',
};

function client(): SanityClient {
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SANITY_MANAGE_TOKEN } = env();
  return createClient({
    projectId: SANITY_PROJECT_ID,
    dataset: SANITY_DATASET,
    apiVersion: API_VERSION,
    // Projects are set up at one address for all.
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 1,
    timeout: 10_000,
    ...(SANITY_API_HOST && { apiHost: SANITY_API_HOST }),
    ...(SANITY_MANAGE_TOKEN && { token: SANITY_MANAGE_TOKEN }),
  });
}
const project = () => `/projects/${env().SANITY_PROJECT_ID}`;
const hooks = () => `/hooks/projects/${env().SANITY_PROJECT_ID}`;

/** Where Sanity tells us of publishing. */
export function publishAddress(): string {
  return `${env().SITE_URL}/.netlify/functions/sanity-webhook`;
}

/** The origin of our pages, as a browser names it. */
export function siteOrigin(): string {
  return new URL(env().SITE_URL).origin;
}

/** Whether the project has the dataset of SANITY_DATASET. @throws Error of Sanity for a token that it does not take */
export async function hasDataset(): Promise<boolean> {
  const datasets = DatasetsSchema.parse(await client().request({ uri: `${project()}/datasets` }));
  return datasets.some(({ name }) => name === env().SANITY_DATASET);
}

/** Makes the dataset; what is published in it can be read by everyone, as the pages can. */
export async function createDataset(): Promise<void> {
  const uri = `${project()}/datasets/${env().SANITY_DATASET}`;
  await client().request({ uri, method: 'PUT', body: { aclMode: 'public' } });
}

/** Whether pages of our site may ask Sanity from a browser. */
export async function hasOrigin(): Promise<boolean> {
  const origins = OriginsSchema.parse(await client().request({ uri: `${project()}/cors` }));
  return origins.some(({ origin }) => origin === siteOrigin());
}

/** Lets pages of our site ask Sanity from a browser, as nobody. */
export async function addOrigin(): Promise<void> {
  const body = { origin: siteOrigin(), allowCredentials: false };
  await client().request({ uri: `${project()}/cors`, method: 'POST', body });
}

/** Every webhook of the project. */
export async function listWebhooks(): Promise<SanityWebhook[]> {
  return z.array(WebhookSchema).parse(await client().request({ uri: hooks() }));
}

/** Has Sanity tell us of publishing, signed with SANITY_WEBHOOK_SECRET. */
export async function createWebhook(): Promise<void> {
  const { SANITY_DATASET: dataset, SANITY_WEBHOOK_SECRET: secret } = env();
  const body = {
    type: 'document',
    name: nameOf(secret),
    url: publishAddress(),
    dataset,
    secret,
    httpMethod: 'POST',
    apiVersion: 'v2021-03-25',
    includeDrafts: false,
    rule: RULE,
  };
  await client().request({ uri: hooks(), method: 'POST', body });
}

/** Ends a webhook. */
export async function deleteWebhook(id: string): Promise<void> {
  await client().request({ uri: `${hooks()}/${id}`, method: 'DELETE' });
}

/** What of a webhook is not as it has to be: 'filter'. */
export function wrongSettings(webhook: SanityWebhook): string[] {
  const { SANITY_DATASET: dataset, SANITY_WEBHOOK_SECRET: secret } = env();
  const { rule, includeDrafts = false, httpMethod = 'POST', isDisabledByUser = false } = webhook;
  const heard = rule?.on ?? [];
  const checks: [name: string, isRight: boolean][] = [
    ['dataset', webhook.dataset === dataset],
    ['trigger', RULE.on.every((event) => heard.includes(event))],
    ['filter', rule?.filter === RULE.filter],
    ['projection', rule?.projection === RULE.projection],
    ['drafts', !includeDrafts],
    ['method', httpMethod === 'POST'],
    ['status', !isDisabledByUser],
    ['secret', webhook.name === nameOf(secret)],
  ];
  return checks.filter(([, isRight]) => !isRight).map(([name]) => name);
}

/** Pure: an older way to publish, each call of which is a build. One for drafts builds the copy that shows them. */
export function callsBuildHook({ url, includeDrafts = false }: SanityWebhook): boolean {
  return url.startsWith('https://api.netlify.com/build_hooks/') && !includeDrafts;
}
