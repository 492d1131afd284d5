import * as z from 'zod/mini';
import { emailAddress } from './fields.ts';

/** Another address for a record: a guardian's, a donor's, a buyer's. */
export const EmailChangeSchema = z.object({ email: emailAddress() });

/** A guardian's: whether the office says that it is the same person, whose card a plan may charge. */
export const GuardianEmailSchema = z.extend(EmailChangeSchema, {
  samePerson: z.optional(z.boolean()),
});
