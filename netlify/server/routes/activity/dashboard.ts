import {
  correctMailEndpoint,
  discardMailEndpoint,
  listAuditLogEndpoint,
  listBrokenRecordsEndpoint,
  listCachePurgesEndpoint,
  listNightlyRunsEndpoint,
  listUnsentMailEndpoint,
  retryMailEndpoint,
  type UnsentMail,
} from '#contracts/activity/dashboard.ts';
import { DONE } from '#contracts/records/change.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { nameSubjects } from '../../use-cases/activity/name-subjects.ts';
import {
  listAuditLog,
  listBrokenRecords,
  listCachePurges,
  listNightlyRuns,
  listUnsentMail,
} from '../../use-cases/activity/read-activity.ts';
import { retryMail } from '../../use-cases/mail/retry-mail.ts';
import { correctMail, discardMail } from '../../use-cases/mail/settle-mail.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';
import { tableRoutes } from '../http/table-routes.ts';

export const activityRoutes: readonly Route[] = [
  ...tableRoutes(listAuditLogEndpoint, async ({ action, month, ...query }) => {
    const page = await listAuditLog({ ...query, filters: { action, month } });
    return { ...page, rows: await nameSubjects(page.rows) };
  }),
  ...tableRoutes(listNightlyRunsEndpoint, ({ work, ...query }) =>
    listNightlyRuns({ ...query, filters: {} }, work),
  ),
  ...tableRoutes(listUnsentMailEndpoint, async ({ status, ...query }) => {
    const page = await listUnsentMail({ ...query, filters: { status } });
    return { ...page, rows: page.rows.map(withoutWords) };
  }),
  ...tableRoutes(listBrokenRecordsEndpoint, (query) =>
    listBrokenRecords({ ...query, filters: {} }),
  ),
  ...tableRoutes(listCachePurgesEndpoint, ({ kind, ...query }) =>
    listCachePurges({ ...query, filters: {} }, kind),
  ),
  signedInRoute(retryMailEndpoint, async ({ id }, { account, now }) => {
    const { status, lastError, nextAttemptAt } = await retryMail(id, account, now);
    return { status, lastError, nextAttemptAt };
  }),
  signedInRoute(correctMailEndpoint, async ({ id, to, email }, { account, now }) => {
    const { mail, isRecordWrong } = await correctMail({ id, to }, email, account, now);
    return { status: mail.status, lastError: mail.lastError, isRecordWrong };
  }),
  signedInRoute(discardMailEndpoint, async ({ id }, { account, now }) => {
    await discardMail(id, account, now);
    return DONE;
  }),
];

function withoutWords(mail: OutboxMail): UnsentMail {
  const { id, to, subject, about, status, attempts, nextAttemptAt, lastError, createdAt } = mail;
  return { id, to, subject, about, status, attempts, nextAttemptAt, lastError, createdAt };
}
