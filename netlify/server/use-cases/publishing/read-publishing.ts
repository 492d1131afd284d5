import { describePublishing, type PublishingStatus } from '#domain/publishing/status.ts';
import { buildHook } from '../../gateways/build-hook.ts';
import { readBuiltSite } from '../../gateways/built-site.ts';
import { buildRules, readBuild } from './stored-build.ts';

/** How the website stands: what the record knows, and what the built site says of itself. */
export async function readPublishing(now: Date): Promise<PublishingStatus> {
  const [build, built] = await Promise.all([readBuild(), readBuiltSite()]);
  const isSetUp = buildHook() !== undefined;
  return describePublishing(build, built, { isSetUp, rules: buildRules(), now });
}
