import type { Query } from '@google-cloud/firestore';
import { subYears } from 'date-fns';
import { firestore } from '../../gateways/firestore.ts';
import {
  donations,
  ledger,
  orders,
  playerBills,
  registrations,
  sponsorBills,
  sponsorships,
} from '../../gateways/records.ts';
import type { Duty } from './run-nightly.ts';

const KEPT_YEARS = 7;
/** A batch of Firestore holds 500 writes. */
const MOST_A_NIGHT = 400;

const FINANCIAL: readonly (() => Query<object>)[] = [
  orders,
  registrations,
  sponsorships,
  donations,
  playerBills,
  sponsorBills,
  ledger,
];

/** Financial records are deleted when nothing has happened to them for seven years, as the privacy page promises. */
export const deleteOldRecords: Duty = async ({ now }) => {
  const before = subYears(now, KEPT_YEARS).toISOString();
  let deleted = 0;
  for (const collection of FINANCIAL) {
    const old = await collection().where('updatedAt', '<', before).limit(MOST_A_NIGHT).get();
    const batch = firestore().batch();
    for (const { ref } of old.docs) batch.delete(ref);
    if (!old.empty) await batch.commit();
    deleted += old.size;
  }
  return deleted;
};
