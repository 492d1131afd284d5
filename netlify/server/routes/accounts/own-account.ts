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
} from '#contracts/accounts/own-account.ts';
import { signOutEverywhereEndpoint } from '#contracts/accounts/session.ts';
import { readOwnStatementEndpoint } from '#contracts/families/own-statement.ts';
import { cancelOwnRegistration } from '../../use-cases/accounts/cancel-own-registration.ts';
import { changeOwnDetails } from '../../use-cases/accounts/change-own-details.ts';
import { deleteOwnAccount } from '../../use-cases/accounts/delete-own-account.ts';
import { exportAccount } from '../../use-cases/accounts/export-account.ts';
import { openPlanPage } from '../../use-cases/accounts/open-plan-page.ts';
import {
  changeOwnMedicalNote,
  changeOwnPhotoConsent,
} from '../../use-cases/accounts/own-player.ts';
import { prepareAccountDeletion } from '../../use-cases/accounts/prepare-account-deletion.ts';
import { readAccountRecords } from '../../use-cases/accounts/read-account-records.ts';
import { readFamily } from '../../use-cases/accounts/read-family.ts';
import { signOutEverywhere } from '../../use-cases/accounts/sign-out-everywhere.ts';
import { readOwnStatement } from '../../use-cases/families/read-family.ts';
import { consumeLimit } from '../../use-cases/limits/consume-limit.ts';
import { deliverMailsAbout } from '../../use-cases/mail/deliver-mail.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

/** What an account holder sees and does on the account page. */
export const ownAccountRoutes: readonly Route[] = [
  signedInRoute(readOwnStatementEndpoint, (_, { account, now }) => readOwnStatement(account, now)),
  signedInRoute(readAccountRecordsEndpoint, (_, { account, now }) =>
    readAccountRecords(account, now),
  ),
  signedInRoute(readFamilyEndpoint, (_, { account, now }) => readFamily(account, now)),
  signedInRoute(exportAccountEndpoint, (_, { account, now }) => exportAccount(account, now)),
  signedInRoute(changeOwnDetailsEndpoint, async (details, { account, now }) => ({
    ...account,
    profile: await changeOwnDetails(account, details, now),
  })),
  signedInRoute(cancelOwnRegistrationEndpoint, async ({ id }, { account, now, waitUntil }) => {
    await cancelOwnRegistration(id, account, now);
    waitUntil(deliverMailsAbout(`registrations/${id.toLowerCase()}`));
    return { done: true } as const;
  }),
  signedInRoute(openPlanPageEndpoint, async (plan, { account }) => ({
    url: await openPlanPage(plan, account),
  })),
  signedInRoute(changeOwnPhotoConsentEndpoint, async (change, info) => {
    const { account, now, waitUntil } = info;
    await consumeLimit('account', info, { email: account.email });
    const player = await changeOwnPhotoConsent(change, account, now);
    waitUntil(deliverMailsAbout(`profiles/${change.playerId}`));
    return { player };
  }),
  signedInRoute(changeOwnMedicalNoteEndpoint, async (change, info) => {
    const { account, now, waitUntil } = info;
    await consumeLimit('account', info, { email: account.email });
    await changeOwnMedicalNote(change, account, now);
    waitUntil(deliverMailsAbout(`profiles/${change.playerId}`));
    return { done: true } as const;
  }),
  signedInRoute(deleteOwnAccountEndpoint, async (_, { account, now, waitUntil }) => {
    await deleteOwnAccount(account, now);
    const preparers = { 'account-deletion': prepareAccountDeletion };
    waitUntil(deliverMailsAbout(`profiles/${account.uid}`, { preparers }));
    return { deleted: true } as const;
  }),
  signedInRoute(signOutEverywhereEndpoint, async (_, { account, now }) => {
    await signOutEverywhere(account, now);
    return { signedOut: true } as const;
  }),
];
