import type { Transaction } from '@google-cloud/firestore';
import type { BuildRules } from '#domain/publishing/build-time.ts';
import { newSiteBuild, type SiteBuild } from '#domain/publishing/site-build.ts';
import { readOne } from '../../core/broken-records.ts';
import { env } from '../../core/env.ts';
import { firestore } from '../../gateways/firestore.ts';
import { siteBuilds } from '../../gateways/records.ts';

/** The one record of builds. */
export const buildDoc = () => siteBuilds().doc('current');

/** How this site saves builds. */
export function buildRules(): BuildRules {
  const { BUILD_SETTLE_SECONDS, BUILD_EVERY_HOURS } = env();
  return { settleMs: BUILD_SETTLE_SECONDS * 1000, everyMs: BUILD_EVERY_HOURS * 60 * 60_000 };
}

/** The record as it stands; started over where there is none or it cannot be read. */
export async function readBuild(transaction?: Transaction): Promise<SiteBuild> {
  const found = await (transaction ? transaction.get(buildDoc()) : buildDoc().get());
  return readOne(found) ?? newSiteBuild();
}

/** Changes the record in a transaction of its own, or leaves it where nothing is to be changed. */
export function changeBuild(
  change: (build: SiteBuild, transaction: Transaction) => SiteBuild | undefined,
): Promise<SiteBuild> {
  return firestore().runTransaction(async (transaction) => {
    const before = await readBuild(transaction);
    const after = change(before, transaction);
    if (after === undefined || after === before) return before;
    transaction.set(buildDoc(), after);
    return after;
  });
}
