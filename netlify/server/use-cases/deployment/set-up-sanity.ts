import { env } from '../../core/env.ts';
import {
  addOrigin,
  callsBuildHook,
  createDataset,
  createWebhook,
  deleteWebhook,
  hasDataset,
  hasOrigin,
  listWebhooks,
  publishAddress,
  siteOrigin,
  wrongSettings,
} from '../../gateways/sanity-setup.ts';

/**
 * Sets up what we need at Sanity: the dataset, our pages' origin, and the webhook of publishing. Twice is as
 * once.
 * @returns what was done, a line each
 */
export async function setUpSanity(): Promise<string[]> {
  return [await setUpDataset(), await setUpOrigin(), ...(await setUpWebhook())];
}

async function setUpDataset(): Promise<string> {
  const { SANITY_DATASET } = env();
  if (await hasDataset()) return `Sanity dataset ${SANITY_DATASET}: it was there.`;
  await createDataset();
  return `Sanity dataset ${SANITY_DATASET}: made. It is empty: docs/DEPLOY.md says how to fill it.`;
}

async function setUpOrigin(): Promise<string> {
  if (await hasOrigin()) return `Sanity CORS: ${siteOrigin()} was let in already.`;
  await addOrigin();
  return `Sanity CORS: ${siteOrigin()} is let in.`;
}

async function setUpWebhook(): Promise<string[]> {
  const webhooks = await listWebhooks();
  const ours = webhooks.filter(({ url }) => url === publishAddress());
  const right = ours.filter((webhook) => wrongSettings(webhook).length === 0);
  // The new one first: what is published meanwhile is told twice rather than never.
  if (right.length === 0) await createWebhook();
  const builders = webhooks.filter(callsBuildHook);
  const old = [...ours.filter((webhook) => webhook !== right[0]), ...builders];
  for (const { id } of old) await deleteWebhook(id);
  const done = right.length > 0 ? 'it was there, and is set as it should be' : 'made';
  const says = [`Sanity webhook: ${done}.`];
  if (builders.length > 0) {
    says.push(`Sanity webhook: ${builders.length} deleted that called the build hook itself.`);
  }
  return says;
}
