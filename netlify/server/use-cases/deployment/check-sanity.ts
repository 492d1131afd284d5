import { env } from '../../core/env.ts';
import {
  callsBuildHook,
  hasDataset,
  hasOrigin,
  listWebhooks,
  publishAddress,
  siteOrigin,
  wrongSettings,
} from '../../gateways/sanity-setup.ts';
import { type Finding, fault, ok, SETUP, unknown } from './finding.ts';

const PROJECT = 'Sanity project';
const WEBHOOK = 'Sanity webhook';

/** Whether Sanity lets our pages in and tells us of publishing; it takes a token that may manage the project. */
export async function checkSanityProject(): Promise<Finding[]> {
  if (!env().SANITY_MANAGE_TOKEN) {
    const says = 'CORS and webhook are not asked for without SANITY_MANAGE_TOKEN.';
    const next = 'manage.sanity.io → API → Tokens: make one as Administrator, for this file alone.';
    return [{ ...unknown(PROJECT, says), next }];
  }
  const { SANITY_DATASET } = env();
  if (!(await hasDataset())) {
    return [fault(PROJECT, `There is no dataset ${SANITY_DATASET}.`, SETUP)];
  }
  return [await checkOrigin(), ...(await checkWebhook())];
}

async function checkOrigin(): Promise<Finding> {
  if (await hasOrigin()) return ok(PROJECT, `Has the dataset, and lets ${siteOrigin()} in.`);
  return fault(PROJECT, `${siteOrigin()} is not among its CORS origins.`, SETUP);
}

async function checkWebhook(): Promise<Finding[]> {
  const webhooks = await listWebhooks();
  const [first, ...others] = webhooks.filter(({ url }) => url === publishAddress());
  const wrong = first ? wrongSettings(first) : [];
  const faults = [
    ...(first ? [] : [fault(WEBHOOK, `Nothing is sent to ${publishAddress()}.`, SETUP)]),
    ...(wrong.length > 0 ? [fault(WEBHOOK, `Wrongly set: ${wrong.join(', ')}.`, SETUP)] : []),
    ...(others.length > 0 ? [fault(WEBHOOK, 'There are several to our address.', SETUP)] : []),
    ...(webhooks.some(callsBuildHook)
      ? [fault(WEBHOOK, 'One calls the build hook itself: each call is a build.', SETUP)]
      : []),
  ];
  return faults.length > 0 ? faults : [ok(WEBHOOK, 'Tells us of all that is published.')];
}
