import {
  correctDonorEmailEndpoint,
  getDonationEndpoint,
  listDonationsEndpoint,
  noteDonationEndpoint,
} from '#contracts/donations/dashboard.ts';
import {
  mailGivingStatementEndpoint,
  readGivingYearsEndpoint,
} from '#contracts/donations/statement.ts';
import { DONE } from '#contracts/records/change.ts';
import { donationRecords } from '../../use-cases/donations/donation-records.ts';
import {
  mailGivingStatement,
  readGivingYears,
} from '../../use-cases/donations/mail-giving-statement.ts';
import { listDonations, readDonation } from '../../use-cases/donations/read-donations.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';
import { tableRoutes } from '../http/table-routes.ts';

export const donationRoutes: readonly Route[] = [
  ...tableRoutes(listDonationsEndpoint, ({ status, ...query }) =>
    listDonations({ ...query, filters: { status } }),
  ),
  signedInRoute(getDonationEndpoint, ({ id }, { now }) => readDonation(id, now)),
  signedInRoute(noteDonationEndpoint, async (request, { account, now }) => ({
    record: await donationRecords.note(request, account, now),
  })),
  signedInRoute(correctDonorEmailEndpoint, async (request, { account, now }) => ({
    record: await donationRecords.correctEmail(request, account, now),
  })),
  signedInRoute(readGivingYearsEndpoint, (subject) => readGivingYears(subject)),
  signedInRoute(mailGivingStatementEndpoint, async (request, { account, now }) => {
    await mailGivingStatement(request, account, now);
    return DONE;
  }),
];
