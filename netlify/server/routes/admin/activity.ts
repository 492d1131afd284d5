import {
  listAuditLog,
  listCachePurges,
  listNightlyRuns,
  listUnsentMail,
  retryMail as retryEndpoint,
  type UnsentMail,
} from '#contracts/admin/activity.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { auditLog, cachePurges, nightlyRuns, outbox } from '../../gateways/records.ts';
import { type Served, serve } from '../../http/serve.ts';
import { readTable } from '../../use-cases/admin/read-table.ts';
import { retryMail } from '../../use-cases/admin/retry-mail.ts';
import { serveTable } from './serve-table.ts';

export const activityRoutes: readonly Served[] = [
  ...serveTable(listAuditLog, ({ action, ...query }) =>
    readTable({ collection: auditLog(), newestBy: 'at' }, { ...query, filters: { action } }),
  ),
  ...serveTable(listNightlyRuns, (query) =>
    readTable({ collection: nightlyRuns(), newestBy: 'startedAt' }, { ...query, filters: {} }),
  ),
  ...serveTable(listUnsentMail, async ({ status, ...query }) => {
    const source = { collection: outbox(), groups: { unsent: ['pending', 'failed', 'held'] } };
    const page = await readTable(source, { ...query, filters: { status: status || 'unsent' } });
    return { ...page, rows: page.rows.map(withoutWords) };
  }),
  ...serveTable(listCachePurges, (query) =>
    readTable({ collection: cachePurges() }, { ...query, filters: {} }),
  ),
  serve(retryEndpoint, async ({ id }, { account, now }) => {
    const { status, lastError, nextAttemptAt } = await retryMail(id, account, now);
    return { status, lastError, nextAttemptAt };
  }),
];

function withoutWords(mail: OutboxMail): UnsentMail {
  const { id, to, subject, about, status, attempts, nextAttemptAt, lastError, createdAt } = mail;
  return { id, to, subject, about, status, attempts, nextAttemptAt, lastError, createdAt };
}
