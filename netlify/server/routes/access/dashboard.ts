import {
  beginEnrollmentEndpoint,
  confirmEnrollmentEndpoint,
  getSecondFactorEndpoint,
  grantAdminEndpoint,
  listAdminsEndpoint,
  passSecondFactorEndpoint,
  replaceSecondFactorEndpoint,
  resetSecondFactorEndpoint,
  revokeAdminEndpoint,
  setAdminPasswordEndpoint,
} from '#contracts/access/dashboard.ts';
import { DONE } from '#contracts/records/change.ts';
import { beginEnrollment, confirmEnrollment } from '../../use-cases/access/enroll.ts';
import { grantAdmin } from '../../use-cases/access/grant-admin.ts';
import { listAdmins } from '../../use-cases/access/list-admins.ts';
import { passSecondFactor } from '../../use-cases/access/pass-second-factor.ts';
import { readSecondFactor } from '../../use-cases/access/read-second-factor.ts';
import { resetSecondFactor } from '../../use-cases/access/reset-second-factor.ts';
import { revokeAdmin } from '../../use-cases/access/revoke-admin.ts';
import { setAdminPassword } from '../../use-cases/access/set-admin-password.ts';
import { deliverMailsAbout } from '../../use-cases/mail/deliver-mail.ts';
import type { Route } from '../http/route.ts';
import type { SignedInInfo } from '../http/signed-in-route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

export const accessRoutes: readonly Route[] = [
  signedInRoute(getSecondFactorEndpoint, (_, { account, now }) => readSecondFactor(account, now)),
  signedInRoute(setAdminPasswordEndpoint, async ({ password }, info) => {
    await mailing(info, setAdminPassword(info.account, password, info.now));
    return DONE;
  }),
  signedInRoute(beginEnrollmentEndpoint, (_, { account, now }) =>
    beginEnrollment(account, false, now),
  ),
  signedInRoute(replaceSecondFactorEndpoint, (_, { account, now }) =>
    beginEnrollment(account, true, now),
  ),
  signedInRoute(confirmEnrollmentEndpoint, async ({ code }, info) => {
    const { recoveryCodes, cookie } = await mailing(
      info,
      confirmEnrollment(info.account, code, info.now),
    );
    info.headers['set-cookie'] = cookie;
    return { recoveryCodes };
  }),
  signedInRoute(passSecondFactorEndpoint, async ({ code }, info) => {
    const { recoveryCodesLeft, cookie } = await mailing(
      info,
      passSecondFactor(info.account, code, info.now),
    );
    info.headers['set-cookie'] = cookie;
    return { recoveryCodesLeft };
  }),
  signedInRoute(listAdminsEndpoint, async (_, { now }) => ({ admins: await listAdmins(now) })),
  signedInRoute(grantAdminEndpoint, async ({ email }, info) => {
    const { uid } = await grantAdmin(email, info.account, info.now);
    info.waitUntil(deliverMailsAbout(`profiles/${uid}`));
    return DONE;
  }),
  signedInRoute(revokeAdminEndpoint, async ({ uid }, info) => {
    await mailing(info, revokeAdmin(uid, info.account, info.now), uid);
    return DONE;
  }),
  signedInRoute(resetSecondFactorEndpoint, async ({ uid }, info) => {
    await mailing(info, resetSecondFactor(uid, info.account, info.now), uid);
    return DONE;
  }),
];

/** Sends what was written about someone at once, after a refusal too: a warning must not wait. */
async function mailing<T>(
  info: SignedInInfo,
  work: Promise<T>,
  uid = info.account.uid,
): Promise<T> {
  try {
    return await work;
  } finally {
    info.waitUntil(deliverMailsAbout(`profiles/${uid}`));
  }
}
