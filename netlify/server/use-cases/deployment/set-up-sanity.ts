import { env } from '../../core/env.ts';
import { askSanityWebhook } from '../../gateways/deployed-site.ts';
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
  type SanityWebhook,
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
  const builders = webhooks.filter(callsBuildHook);
  const done = await putRight(webhooks.filter(({ url }) => url === publishAddress()));
  for (const { id } of builders) await deleteWebhook(id);
  const says = [`Sanity webhook: ${done}`];
  if (builders.length > 0) {
    says.push(`Sanity webhook: ${builders.length} deleted that called the build hook itself.`);
  }
  return says;
}

/** @param ours what is there to our address; @returns what was done */
async function putRight(ours: readonly SanityWebhook[]): Promise<string> {
  const right = ours.find((webhook) => wrongSettings(webhook).length === 0);
  // Another file's, most likely: the site may run with it, and nothing would be published without.
  const areAllOfAnother =
    ours.length > 0 && ours.every((webhook) => wrongSettings(webhook).includes('secret'));
  if (areAllOfAnother && !(await siteTakesOurs())) return STAYS;
  // The new one first: what is published meanwhile is told twice rather than never.
  if (!right) await createWebhook();
  for (const webhook of ours) if (webhook !== right) await deleteWebhook(webhook.id);
  return right ? 'it was there, and is set as it should be.' : 'made.';
}

const STAYS =
  'the one that is there stays, because the site does not take SANITY_WEBHOOK_SECRET of this file. Enter it at Netlify, deploy, and run this again; or copy the one of Netlify into this file.';

/** Whether the site that is up takes what is signed with this file's secret; one that cannot be asked does not. */
async function siteTakesOurs(): Promise<boolean> {
  const { SANITY_WEBHOOK_SECRET: secret = '' } = env();
  try {
    return (await askSanityWebhook(secret)).code === 'malformed_request';
  } catch {
    return false;
  }
}
