import type { CollectionReference } from '@google-cloud/firestore';
import { brokenRecordsNoted, readOne } from '../../core/broken-records.ts';
import { allCollections } from '../../gateways/all-collections.ts';
import { recheckBrokenRecords } from '../records/recheck-broken.ts';
import type { Job } from './job.ts';
import { BY_ID, type Sweep, sweep, sweepAll } from './sweep.ts';

/** What only counts, or is of no use after a while; reading it every night would cost more than it helps. */
const NOT_CHECKED = new Set([
  'auditLog',
  'cachePurges',
  'ledgerSums',
  'ledgerSumsChecks',
  'limits',
  'mailCounts',
  'nightlyRuns',
  'outbox',
  'paymentEvents',
  'retentionMarks',
  'siteBuilds',
  'uploadQuotas',
  'uploads',
]);
const PAGE_SIZE = 200;

/**
 * Reads every record of money and of people, so that one that cannot be read is known before someone
 * needs it: a sum of Firestore leaves it out without a word.
 */
export const checkRecords: Job = async (context) => {
  await recheckBrokenRecords();
  const checked = [...allCollections().values()].filter(({ id }) => !NOT_CHECKED.has(id));
  const result = await sweepAll(checked.map(checkCollection), context);
  await brokenRecordsNoted();
  return result;
};

/** `done` counts the records that cannot be read. */
function checkCollection(collection: CollectionReference<object>): Sweep {
  return sweep({
    name: collection.id,
    query: collection,
    orderedBy: BY_ID,
    pageSize: PAGE_SIZE,
    work: async (page) => ({ done: page.filter((doc) => readOne(doc) === undefined).length }),
  });
}
