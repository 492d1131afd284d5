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
import { brokenRecords } from '../../gateways/firestore.ts';
import { auditLog, cachePurges, nightlyRuns, outbox } from '../../gateways/records.ts';
import { retryMail } from '../../use-cases/mail/retry-mail.ts';
import { correctMail, discardMail } from '../../use-cases/mail/settle-mail.ts';
import { readTable } from '../../use-cases/records/read-table.ts';
import { recheckBrokenRecords } from '../../use-cases/records/recheck-broken.ts';
import { type Served, serve } from '../http/serve.ts';
import { serveTable } from '../http/serve-table.ts';

const NEXT = { sortFields: { next: 'nextAttemptAt' } };

export const activityRoutes: readonly Served[] = [
  ...serveTable(listAuditLogEndpoint, ({ action, ...query }) =>
    readTable(
      { collection: auditLog(), newestBy: 'at', sortFields: { who: 'actorName', what: 'action' } },
      { ...query, filters: { action } },
    ),
  ),
  ...serveTable(listNightlyRunsEndpoint, (query) =>
    readTable({ collection: nightlyRuns(), newestBy: 'startedAt' }, { ...query, filters: {} }),
  ),
  ...serveTable(listUnsentMailEndpoint, async ({ status, ...query }) => {
    const source = {
      collection: outbox(),
      groups: { unsent: ['pending', 'failed', 'held'] },
      ...NEXT,
    };
    const page = await readTable(source, { ...query, filters: { status: status || 'unsent' } });
    return { ...page, rows: page.rows.map(withoutWords) };
  }),
  ...serveTable(listBrokenRecordsEndpoint, async (query) => {
    await recheckBrokenRecords();
    return readTable(
      { collection: brokenRecords(), newestBy: 'seenAt' },
      { ...query, filters: {} },
    );
  }),
  ...serveTable(listCachePurgesEndpoint, (query) =>
    readTable({ collection: cachePurges(), ...NEXT }, { ...query, filters: {} }),
  ),
  serve(retryMailEndpoint, async ({ id }, { account, now }) => {
    const { status, lastError, nextAttemptAt } = await retryMail(id, account, now);
    return { status, lastError, nextAttemptAt };
  }),
  serve(correctMailEndpoint, async ({ id, to, email }, { account, now }) => {
    const { mail, isRecordWrong } = await correctMail({ id, to }, email, account, now);
    return { status: mail.status, lastError: mail.lastError, isRecordWrong };
  }),
  serve(discardMailEndpoint, async ({ id }, { account, now }) => {
    await discardMail(id, account, now);
    return DONE;
  }),
];

function withoutWords(mail: OutboxMail): UnsentMail {
  const { id, to, subject, about, status, attempts, nextAttemptAt, lastError, createdAt } = mail;
  return { id, to, subject, about, status, attempts, nextAttemptAt, lastError, createdAt };
}
