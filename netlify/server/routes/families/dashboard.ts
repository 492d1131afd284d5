import {
  listFamiliesEndpoint,
  readFamilyEndpoint,
  readFamilyTotalsEndpoint,
} from '#contracts/families/dashboard.ts';
import { holdFamilyEndpoint, releaseFamilyEndpoint } from '#contracts/families/holds.ts';
import { setFamilyLanguageEndpoint } from '#contracts/families/language.ts';
import {
  mailStatementEndpoint,
  previewRemindersEndpoint,
  previewStatementMailEndpoint,
  sendRemindersEndpoint,
} from '#contracts/families/mails.ts';
import { readNewsStopEndpoint, stopNewsEndpoint } from '#contracts/families/news.ts';
import { DONE } from '#contracts/records/change.ts';
import { holdFamily, releaseFamily } from '../../use-cases/families/hold-family.ts';
import { listFamilies, readFamilyTotals } from '../../use-cases/families/list-families.ts';
import { mailStatement, previewStatementMail } from '../../use-cases/families/mail-statement.ts';
import { readFamily } from '../../use-cases/families/read-family.ts';
import { previewReminders, sendReminders } from '../../use-cases/families/send-reminders.ts';
import { setLanguage } from '../../use-cases/families/set-language.ts';
import { readNewsStop, stopNews } from '../../use-cases/families/stop-news.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';
import { tableRoutes } from '../http/table-routes.ts';

/** Who owes us, and the account of one family. Their emails go out with the next run of `deliver-outbox`. */
export const familyRoutes: readonly Route[] = [
  ...tableRoutes(listFamiliesEndpoint, ({ age, hold, balance, ...query }, { now }) =>
    listFamilies({ ...query, filters: { age, hold, balance } }, now),
  ),
  signedInRoute(readFamilyTotalsEndpoint, (_, { now }) => readFamilyTotals(now)),
  signedInRoute(readFamilyEndpoint, ({ email }, { account, now }) =>
    readFamily(email, account, now),
  ),
  signedInRoute(previewStatementMailEndpoint, ({ email }, { account, now }) =>
    previewStatementMail(email, account, now),
  ),
  signedInRoute(mailStatementEndpoint, async ({ email }, { account, now }) => {
    await mailStatement(email, account, now);
    return DONE;
  }),
  signedInRoute(previewRemindersEndpoint, async ({ emails }, { account, now }) => ({
    reminders: await previewReminders(emails, account, now),
  })),
  signedInRoute(sendRemindersEndpoint, ({ reminders }, { account, now }) =>
    sendReminders(reminders, account, now),
  ),
  signedInRoute(holdFamilyEndpoint, async (hold, { account, now }) => {
    await holdFamily(hold, account, now);
    return DONE;
  }),
  signedInRoute(releaseFamilyEndpoint, async (seen, { account, now }) => {
    await releaseFamily(seen, account, now);
    return DONE;
  }),
  signedInRoute(setFamilyLanguageEndpoint, async (chosen, { account, now }) => {
    await setLanguage(chosen, account, now);
    return DONE;
  }),
  signedInRoute(readNewsStopEndpoint, async ({ email }) => ({
    newsStop: await readNewsStop(email),
  })),
  signedInRoute(stopNewsEndpoint, async (chosen, { account, now }) => {
    await stopNews(chosen, account, now);
    return DONE;
  }),
];
