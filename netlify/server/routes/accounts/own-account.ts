import { Hono } from 'hono';
import {
  cancelOwnRegistrationEndpoint,
  changeOwnDetailsEndpoint,
  changeOwnMedicalNoteEndpoint,
  changeOwnPhotoConsentEndpoint,
  deleteOwnAccountEndpoint,
  exportAccountEndpoint,
  openPlanPageEndpoint,
  readAccountRecordsEndpoint,
  readFamilyEndpoint,
  signOutEverywhereEndpoint,
} from '#contracts/accounts/own-account.ts';
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

const answerRecords = handleSignedIn(readAccountRecordsEndpoint, (_, { account }) =>
  readAccountRecords(account),
);

const answerFamily = handleSignedIn(readFamilyEndpoint, (_, { account }) => readFamily(account));

const answerExport = handleSignedIn(exportAccountEndpoint, (_, { account, now }) =>
  exportAccount(account, now),
);

const answerChange = handleSignedIn(
  changeOwnDetailsEndpoint,
  async (details, { account, now }) => ({
    ...account,
    profile: await changeOwnDetails(account, details, now),
  }),
);

const answerCancel = handleSignedIn(
  cancelOwnRegistrationEndpoint,
  async ({ id }, { account, now, waitUntil }) => {
    await cancelOwnRegistration(id, account, now);
    waitUntil(deliverMailsAbout(`registrations/${id.toLowerCase()}`));
    return { done: true } as const;
  },
);

const answerPlan = handleSignedIn(openPlanPageEndpoint, async (plan, { account }) => ({
  url: await openPlanPage(plan, account),
}));

const answerConsent = handleSignedIn(
  changeOwnPhotoConsentEndpoint,
  async (change, { account, now, waitUntil }) => {
    const player = await changeOwnPhotoConsent(change, account, now);
    waitUntil(deliverMailsAbout(`profiles/${change.playerId}`));
    return { player };
  },
);

const answerMedical = handleSignedIn(
  changeOwnMedicalNoteEndpoint,
  async (change, { account, now, waitUntil }) => {
    await changeOwnMedicalNote(change, account, now);
    waitUntil(deliverMailsAbout(`profiles/${change.playerId}`));
    return { done: true } as const;
  },
);

const answerDelete = handleSignedIn(
  deleteOwnAccountEndpoint,
  async (_, { account, now, waitUntil }) => {
    await deleteOwnAccount(account, now);
    waitUntil(deliverMailsAbout(`profiles/${account.uid}`));
    return { deleted: true } as const;
  },
);

const answerSignOut = handleSignedIn(signOutEverywhereEndpoint, async (_, { account, now }) => {
  await signOutEverywhere(account, now);
  return { signedOut: true } as const;
});

/** What an account holder sees and does on the account page. */
export const ownAccountRoute = new Hono<ApiEnv>()
  .get(readAccountRecordsEndpoint.path, (c) => answerRecords(c.req.raw, c.env))
  .get(readFamilyEndpoint.path, (c) => answerFamily(c.req.raw, c.env))
  .get(exportAccountEndpoint.path, (c) => answerExport(c.req.raw, c.env))
  .post(changeOwnDetailsEndpoint.path, (c) => answerChange(c.req.raw, c.env))
  .post(cancelOwnRegistrationEndpoint.path, (c) => answerCancel(c.req.raw, c.env))
  .post(openPlanPageEndpoint.path, (c) => answerPlan(c.req.raw, c.env))
  .post(signOutEverywhereEndpoint.path, (c) => answerSignOut(c.req.raw, c.env))
  .post(changeOwnPhotoConsentEndpoint.path, (c) => answerConsent(c.req.raw, c.env))
  .post(changeOwnMedicalNoteEndpoint.path, (c) => answerMedical(c.req.raw, c.env))
  .post(deleteOwnAccountEndpoint.path, (c) => answerDelete(c.req.raw, c.env));
