import type { TableQuery } from '#contracts/records/table.ts';
import { AUDIT_GROUPS, type AuditEntry } from '#domain/accounts/audit-entry.ts';
import { type CachePurge, purgeKind } from '#domain/cache/cache-purge.ts';
import { isStuck, type OutboxMail, UNSENT } from '#domain/mail/outbox-mail.ts';
import type { NightlyRun } from '#domain/nightly/nightly-run.ts';
import { isMonth, type Range, rangeOf } from '#domain/payments/period.ts';
import type { BrokenRecord } from '#domain/records/broken-record.ts';
import { messages } from '#words/office/refusals/records.ts';
import { AppError } from '../../core/app-error.ts';
import { readSettings } from '../../gateways/content.ts';
import { brokenRecords } from '../../gateways/firestore.ts';
import { auditLog, cachePurges, nightlyRuns, outbox } from '../../gateways/records.ts';
import { readTable, type TablePage } from '../records/read-table.ts';
import { recheckBrokenRecords } from '../records/recheck-broken.ts';
import type { OwnFilter } from '../records/table-source.ts';

/* The tables of the Activity tab. */

const NEXT = { sortFields: { next: 'nextAttemptAt' } };

/** Firestore asks for at most so many values of a field at once. */
const MAX_ACTIONS = 30;

/**
 * What administrators did, and who they are; of one month where one is asked for.
 * @throws AppError invalid_input (too many kinds at once, no month)
 */
export async function listAuditLog(query: TableQuery): Promise<TablePage<AuditEntry>> {
  const sortFields = { who: 'actorName', what: 'action' };
  const groups: Readonly<Record<string, readonly string[]>> = AUDIT_GROUPS;
  const { month = '', ...filters } = query.filters;
  const asked = (filters.action ?? '').split(',').flatMap((one) => groups[one] ?? [one]);
  if (asked.length > MAX_ACTIONS) {
    const message = messages.fewerKinds;
    throw new AppError('invalid_input', message, { fields: { action: message } });
  }
  const within = await readRange(month);
  const source = { collection: auditLog(), newestBy: 'at', within, sortFields, groups };
  return readTable(source, { ...query, filters });
}

/** From when to when a month lasts where the program is; null for all time. */
async function readRange(month: string): Promise<Range | null> {
  if (month === '') return null;
  if (isMonth(month)) return rangeOf(month, (await readSettings()).timeZone);
  const message = messages.month;
  throw new AppError('invalid_input', message, { fields: { month: message } });
}

/** What the nightly jobs did. @param work empty for all of it */
export function listNightlyRuns(query: TableQuery, work: string): Promise<TablePage<NightlyRun>> {
  const source = { collection: nightlyRuns(), newestBy: 'startedAt' };
  if (work === '') return readTable(source, query);
  return readTable({ ...source, ownFilter: ofWork(work) }, query);
}

/** Of runs from before there were two works, the night's. */
const ofWork = (work: string): OwnFilter => ({
  fields: ['work'],
  readTest: async () => (doc) => (doc.get('work') ?? 'night') === work,
});

/** Emails; without a status those that have not been sent. What is stuck counts on the overview. */
export function listUnsentMail({ filters, ...query }: TableQuery): Promise<TablePage<OutboxMail>> {
  const source = { collection: outbox(), groups: { unsent: UNSENT }, ...NEXT };
  const asked = (filters.status || 'unsent').split(',');
  if (!asked.includes('stuck')) {
    return readTable(source, { ...query, filters: { status: asked.join(',') } });
  }
  return readTable(
    { ...source, ownFilter: amongStuck(asked) },
    { ...query, filters: { status: 'unsent' } },
  );
}

/** Those that are stuck, and those of the statuses that are asked for besides. */
function amongStuck(asked: readonly string[]): OwnFilter {
  return {
    fields: ['status', 'limit', 'attempts'],
    readTest: async () => (doc) =>
      asked.includes(doc.get('status')) ||
      isStuck({
        status: doc.get('status'),
        limit: doc.get('limit'),
        attempts: doc.get('attempts'),
      }),
  };
}

/**
 * What the CDN has not yet been told to forget; what is told a second time is no news.
 * @param kinds with commas between; empty for all of them
 */
export function listCachePurges(query: TableQuery, kinds: string): Promise<TablePage<CachePurge>> {
  const ownFilter = notDoneOnce(kinds === '' ? [] : kinds.split(','));
  return readTable({ collection: cachePurges(), ...NEXT, ownFilter }, query);
}

const notDoneOnce = (kinds: readonly string[]): OwnFilter => ({
  fields: ['purgedAt', 'tag'],
  readTest: async () => (doc) =>
    !doc.get('purgedAt') &&
    (kinds.length === 0 || kinds.includes(purgeKind(String(doc.get('tag'))) ?? '')),
});

/** Records that cannot be read; those that can be by now have left the list. */
export async function listBrokenRecords(query: TableQuery): Promise<TablePage<BrokenRecord>> {
  await recheckBrokenRecords();
  return readTable({ collection: brokenRecords(), newestBy: 'seenAt' }, query);
}
