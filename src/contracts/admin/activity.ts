import * as z from 'zod/mini';
import { AuditEntrySchema } from '#domain/accounts/audit-entry.ts';
import { CachePurgeSchema } from '#domain/cache/cache-purge.ts';
import { OutboxMailSchema } from '#domain/mail/outbox-mail.ts';
import { NightlyRunSchema } from '#domain/nightly/nightly-run.ts';
import { endpoint } from '../endpoint.ts';
import { RecordIdSchema } from './change.ts';
import { tableEndpoint } from './table.ts';

/** Who did what, and when. */
export const listAuditLog = tableEndpoint('/api/admin/activity/log', AuditEntrySchema, {
  filters: { action: ['medicalNote.read', 'emergencySheet.read', 'table.exported'] },
  sorts: ['at'],
  direction: 'desc',
});

/** What the nightly jobs did, and what they left for their next run. */
export const listNightlyRuns = tableEndpoint('/api/admin/activity/nightly', NightlyRunSchema, {
  filters: {},
  sorts: ['startedAt'],
  direction: 'desc',
});

/** A mail without its words, which are the recipient's. */
export const UnsentMailSchema = z.pick(OutboxMailSchema, {
  id: true,
  to: true,
  subject: true,
  about: true,
  status: true,
  attempts: true,
  nextAttemptAt: true,
  lastError: true,
  createdAt: true,
});
export type UnsentMail = z.infer<typeof UnsentMailSchema>;

/** Mail that waits, or that was given up. */
export const listUnsentMail = tableEndpoint('/api/admin/activity/mail', UnsentMailSchema, {
  filters: { status: ['pending', 'failed', 'held'] },
  sorts: ['createdAt'],
  direction: 'desc',
});

/** Public copies at the CDN that are still to be forgotten; tried again by itself. */
export const listCachePurges = tableEndpoint('/api/admin/activity/purges', CachePurgeSchema, {
  filters: {},
  sorts: ['createdAt'],
  direction: 'desc',
});

/** Tries a mail again at once. Answers how it then stands. */
export const retryMail = endpoint({
  method: 'POST',
  path: '/api/admin/activity/retry-mail',
  access: 'admin',
  stepUp: false,
  request: z.object({ id: RecordIdSchema }),
  response: z.pick(OutboxMailSchema, { status: true, lastError: true, nextAttemptAt: true }),
});
