import { Hono } from 'hono';
import {
  cancelOwnRegistration as cancelEndpoint,
  changeOwnDetails as changeEndpoint,
  changeOwnPhotoConsent as consentEndpoint,
  deleteOwnAccount as deleteEndpoint,
  exportAccount as exportEndpoint,
  readFamily as familyEndpoint,
  changeOwnMedicalNote as medicalEndpoint,
  openPlanPage as planEndpoint,
  readAccountRecords as recordsEndpoint,
  signOutEverywhere as signOutEndpoint,
} from '#contracts/account-page.ts';
import { cancelOwnRegistration } from '../../use-cases/accounts/cancel-own-registration.ts';
import { changeOwnDetails } from '../../use-cases/accounts/change-own-details.ts';
import { deleteOwnAccount } from '../../use-cases/accounts/delete-own-account.ts';
import { exportAccount } from '../../use-cases/accounts/export-account.ts';
import { openPlanPage } from '../../use-cases/accounts/open-plan-page.ts';
import {
  changeOwnMedicalNote,
  changeOwnPhotoConsent,
} from '../../use-cases/accounts/own-player.ts';
import { readAccountRecords } from '../../use-cases/accounts/read-account-records.ts';
import { readFamily } from '../../use-cases/accounts/read-family.ts';
import { signOutEverywhere } from '../../use-cases/accounts/sign-out-everywhere.ts';
import { deliverMailsAbout } from '../../use-cases/mail/deliver-mail.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { handleSignedIn } from '../http/handle-signed-in.ts';

const answerRecords = handleSignedIn(recordsEndpoint, (_, { account }) =>
  readAccountRecords(account),
);

const answerFamily = handleSignedIn(familyEndpoint, (_, { account }) => readFamily(account));

const answerExport = handleSignedIn(exportEndpoint, (_, { account, now }) =>
  exportAccount(account, now),
);

const answerChange = handleSignedIn(changeEndpoint, async (details, { account, now }) => ({
  ...account,
  profile: await changeOwnDetails(account, details, now),
}));

const answerCancel = handleSignedIn(cancelEndpoint, async ({ id }, { account, now, waitUntil }) => {
  await cancelOwnRegistration(id, account, now);
  waitUntil(deliverMailsAbout(`registrations/${id.toLowerCase()}`));
  return { done: true } as const;
});

const answerPlan = handleSignedIn(planEndpoint, async (plan, { account }) => ({
  url: await openPlanPage(plan, account),
}));

const answerConsent = handleSignedIn(
  consentEndpoint,
  async (change, { account, now, waitUntil }) => {
    const player = await changeOwnPhotoConsent(change, account, now);
    waitUntil(deliverMailsAbout(`profiles/${change.playerId}`));
    return { player };
  },
);

const answerMedical = handleSignedIn(
  medicalEndpoint,
  async (change, { account, now, waitUntil }) => {
    await changeOwnMedicalNote(change, account, now);
    waitUntil(deliverMailsAbout(`profiles/${change.playerId}`));
    return { done: true } as const;
  },
);

const answerDelete = handleSignedIn(deleteEndpoint, async (_, { account, now, waitUntil }) => {
  await deleteOwnAccount(account, now);
  waitUntil(deliverMailsAbout(`profiles/${account.uid}`));
  return { deleted: true } as const;
});

const answerSignOut = handleSignedIn(signOutEndpoint, async (_, { account, now }) => {
  await signOutEverywhere(account, now);
  return { signedOut: true } as const;
});

/** What an account holder sees and does on the account page. */
export const ownAccountRoute = new Hono<ApiEnv>()
  .get(recordsEndpoint.path, (c) => answerRecords(c.req.raw, c.env))
  .get(familyEndpoint.path, (c) => answerFamily(c.req.raw, c.env))
  .get(exportEndpoint.path, (c) => answerExport(c.req.raw, c.env))
  .post(changeEndpoint.path, (c) => answerChange(c.req.raw, c.env))
  .post(cancelEndpoint.path, (c) => answerCancel(c.req.raw, c.env))
  .post(planEndpoint.path, (c) => answerPlan(c.req.raw, c.env))
  .post(signOutEndpoint.path, (c) => answerSignOut(c.req.raw, c.env))
  .post(consentEndpoint.path, (c) => answerConsent(c.req.raw, c.env))
  .post(medicalEndpoint.path, (c) => answerMedical(c.req.raw, c.env))
  .post(deleteEndpoint.path, (c) => answerDelete(c.req.raw, c.env));
