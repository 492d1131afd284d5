import * as z from 'zod/mini';
import { adminGet, adminPost } from '../endpoint.ts';
import { DoneSchema, RecordIdSchema } from '../records/change.ts';

/* The giving statement that the office emails again. It goes to the address of the gift and nowhere else. */

/** A gift or a sponsorship: its address says whose statement it is. */
const subject = { kind: z.enum(['donation', 'sponsorship']), id: RecordIdSchema };

const GivingSubjectSchema = z.object(subject);
export type GivingSubject = z.infer<typeof GivingSubjectSchema>;

/** The years of which there is a statement, the newest first. */
export const readGivingYearsEndpoint = adminGet({
  path: '/api/admin/donations/statement-years',
  stepUp: false,
  request: GivingSubjectSchema,
  response: z.object({
    /** The office's own, which donors without an email share: nobody's statement. */
    isOfficeAddress: z.boolean(),
    years: z.array(z.object({ year: z.int(), cents: z.int() })),
  }),
});
export type GivingYears = z.infer<typeof readGivingYearsEndpoint.response>;

/** Emails the statement of a year, once a day. */
export const mailGivingStatementEndpoint = adminPost({
  path: '/api/admin/donations/mail-statement',
  stepUp: false,
  request: z.object({ ...subject, year: z.int().check(z.minimum(2000), z.maximum(2100)) }),
  response: DoneSchema,
});
