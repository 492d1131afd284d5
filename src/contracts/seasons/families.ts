import * as z from 'zod/mini';
import { emailAddress } from '#domain/forms/fields.ts';
import { FAMILY_STANDINGS } from '#domain/seasons/returning-family.ts';
import { adminGet, adminPost } from '../endpoint.ts';
import { MailPreviewSchema } from '../families/mails.ts';
import { RecordIdSchema } from '../records/change.ts';

/* Who is asked to come back, and who has. */

const FamilySchema = z.object({
  email: z.string(),
  name: z.string(),
  players: z.array(z.string()),
  standing: z.enum(FAMILY_STANDINGS),
  invitedAt: z.nullable(z.iso.datetime()),
  remindedAt: z.nullable(z.iso.datetime()),
});

/** The families of the old season, by name. */
export const listReturningEndpoint = adminGet({
  path: '/api/admin/season/families',
  stepUp: false,
  request: z.object({}),
  response: z.object({
    families: z.array(FamilySchema),
    /** Players without an email to write to. */
    withoutEmail: z.array(z.string()),
    /** Players who were registered and were deleted since: nobody is written to. */
    deleted: z.int(),
    /** Why nobody can be invited yet, for the office; null where they can. */
    blocked: z.nullable(z.string()),
    /** The email as it goes; null while it cannot. */
    preview: z.nullable(MailPreviewSchema),
  }),
});
export type ReturningFamilies = z.infer<typeof listReturningEndpoint.response>;

/** So many families are invited at once. */
export const MAX_INVITED = 25;

/**
 * Invites families, each once, or reminds those who were invited, each once. A mass mailing with links
 * that fill in a family's form, so it needs the second factor.
 */
export const inviteFamiliesEndpoint = adminPost({
  path: '/api/admin/season/invite',
  stepUp: true,
  request: z.object({
    id: RecordIdSchema,
    emails: z.array(emailAddress()).check(z.minLength(1), z.maxLength(MAX_INVITED)),
    reminder: z.boolean(),
  }),
  response: z.object({
    sent: z.array(z.string()),
    skipped: z.array(z.object({ email: z.string(), why: z.string() })),
  }),
});
export type FamiliesInvited = z.infer<typeof inviteFamiliesEndpoint.response>;
