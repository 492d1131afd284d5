import * as z from 'zod/mini';
import { AUDIT_GROUPS, AuditEntrySchema } from '#domain/accounts/audit-entry.ts';
import { CachePurgeSchema, PURGE_KINDS } from '#domain/cache/cache-purge.ts';
import { emailAddress } from '#domain/forms/fields.ts';
import { OutboxMailSchema } from '#domain/mail/outbox-mail.ts';
import { NightlyRunSchema, WORKS } from '#domain/nightly/nightly-run.ts';
import { BrokenRecordSchema } from '#domain/records/broken-record.ts';
import { adminPost } from '../endpoint.ts';
import { DoneSchema, RecordIdSchema } from '../records/change.ts';
import { ANY_TEXT, tableEndpoint } from '../records/table.ts';

/** An entry with whose or which record it is about, as that is called today; left out once it is gone. */
export const NamedEntrySchema = z.extend(AuditEntrySchema, { about: z.optional(z.string()) });
export type NamedEntry = z.infer<typeof NamedEntrySchema>;

/** Who did what, and when. */
export const listAuditLogEndpoint = tableEndpoint('/api/admin/activity/log', NamedEntrySchema, {
  filters: {
    action: [
      ...Object.keys(AUDIT_GROUPS),
      'medicalNote.read',
      'emergencySheet.read',
      'table.exported',
    ],
    /** YYYY-MM, local to the program. */
    month: ANY_TEXT,
  },
  sorts: ['at', 'who', 'what'],
  direction: 'desc',
});

/** What the nightly jobs did, and what they left for their next run. */
export const listNightlyRunsEndpoint = tableEndpoint(
  '/api/admin/activity/nightly',
  NightlyRunSchema,
  {
    filters: { work: WORKS },
    sorts: ['startedAt'],
    direction: 'desc',
  },
);

/** An email without its words, which are the recipient's. */
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

/** Email that waits, or that was given up. */
export const listUnsentMailEndpoint = tableEndpoint('/api/admin/activity/mail', UnsentMailSchema, {
  // Of `stuck` somebody has to look: it counts on the overview.
  filters: { status: ['stuck', 'pending', 'failed', 'held'] },
  sorts: ['createdAt', 'to', 'subject', 'status', 'attempts', 'next'],
  direction: 'desc',
});

/** Stored records that cannot be read, as they stand now: which, and what is wrong; never what is in them. */
export const listBrokenRecordsEndpoint = tableEndpoint(
  '/api/admin/activity/broken',
  BrokenRecordSchema,
  {
    filters: {},
    sorts: ['seenAt', 'path'],
    direction: 'desc',
  },
);

/** Public copies at the CDN that are still to be forgotten; tried again automatically. */
export const listCachePurgesEndpoint = tableEndpoint(
  '/api/admin/activity/purges',
  CachePurgeSchema,
  {
    filters: { kind: PURGE_KINDS },
    sorts: ['createdAt', 'attempts', 'next'],
    direction: 'desc',
  },
);

/** How an email stands after a try; dropped: what it asks for was paid or canceled. */
const TriedStatusSchema = z.union([OutboxMailSchema.shape.status, z.literal('dropped')]);

/** Tries an email again at once. Answers how it then stands. */
export const retryMailEndpoint = adminPost({
  path: '/api/admin/activity/retry-mail',
  stepUp: false,
  request: z.object({ id: RecordIdSchema }),
  response: z.extend(z.pick(OutboxMailSchema, { lastError: true, nextAttemptAt: true }), {
    status: TriedStatusSchema,
  }),
});

/** The address that an email goes to instead. */
export const CorrectMailFormSchema = z.object({ email: emailAddress() });

/**
 * Sends an unsent email to another address, at once. It may say what is private, so it needs the second
 * factor.
 */
export const correctMailEndpoint = adminPost({
  path: '/api/admin/activity/correct-mail',
  stepUp: true,
  request: z.extend(CorrectMailFormSchema, {
    id: RecordIdSchema,
    /** The address as it was seen. */
    to: z.string().check(z.maxLength(254)),
  }),
  response: z.object({
    status: TriedStatusSchema,
    lastError: z.nullable(z.string()),
    /** Whether the record that it is about has the wrong address, too. */
    isRecordWrong: z.boolean(),
  }),
});

/** Gives an unsent email up; its words go. */
export const discardMailEndpoint = adminPost({
  path: '/api/admin/activity/discard-mail',
  stepUp: false,
  request: z.object({ id: RecordIdSchema }),
  response: DoneSchema,
});
