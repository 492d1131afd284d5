import type { CollectionReference } from '@google-cloud/firestore';
import { subDays, subYears } from 'date-fns';
import { firstSummedMonth } from '#domain/payments/ledger-sums.ts';
import { booksKeptSince } from '#domain/records/kept-years.ts';
import {
  donations,
  families,
  ledgerSums,
  nightlyRuns,
  orders,
  paymentEvents,
  payoutLines,
  payouts,
  playerBills,
  registrations,
  sponsorBills,
  sponsorships,
  unmatchedMoney,
} from '../../gateways/records.ts';
import { oldPayments } from './delete-old-payments.ts';
import { deleteAll } from './delete-records.ts';
import type { Job } from './job.ts';
import { sweepAll } from './sweep.ts';

/** What the office has decided about a family: a hold lasts a year at most. */
const FAMILIES_KEPT_YEARS = 1;
const RUNS_KEPT_DAYS = 90;

const FINANCIAL: readonly (() => CollectionReference<object>)[] = [
  orders,
  registrations,
  sponsorships,
  donations,
  playerBills,
  sponsorBills,
  unmatchedMoney,
  payouts,
  payoutLines,
];

/**
 * Financial records are deleted when nothing has happened to them for seven years, as the privacy page
 * promises, payments with the record that they were made for, and with them what Stripe told of them.
 * Holds and reminders of families go after a year, but of who asked for no more news.
 */
export const deleteOldRecords: Job = (context) => {
  const before = booksKeptSince(context.now).toISOString();
  const parts = FINANCIAL.map((collection) => {
    const all = collection();
    return deleteAll(all.id, all.where('updatedAt', '<', before), 'updatedAt');
  });
  const told = paymentEvents().where('receivedAt', '<', before);
  const decided = subYears(context.now, FAMILIES_KEPT_YEARS).toISOString();
  const summed = firstSummedMonth(context.now, context.settings.timeZone);
  const old = families().where('updatedAt', '<', decided);
  const rest = [
    // After their records, so that what is old together goes in one night.
    oldPayments(before),
    deleteAll('paymentEvents', told, 'receivedAt'),
    // Who asked for no more news is written to no more, for good.
    deleteAll('families', old, 'updatedAt', 'newsStop'),
    deleteAll('ledgerSums', ledgerSums().where('month', '<', summed), 'month'),
  ];
  return sweepAll([...parts, ...rest], context);
};

/** The dashboard shows the runs of the last three months. */
export const deleteOldRuns: Job = (context) => {
  const before = subDays(context.now, RUNS_KEPT_DAYS).toISOString();
  const old = nightlyRuns().where('startedAt', '<', before);
  return sweepAll([deleteAll('nightlyRuns', old, 'startedAt')], context);
};
