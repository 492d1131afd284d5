import * as z from 'zod/mini';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { VolunteerFormSchema } from '#domain/volunteering/application-form.ts';
import { publicPost } from '../endpoint.ts';

/** Takes in the application of a volunteer. */
export const submitVolunteerApplicationEndpoint = publicPost({
  path: '/.netlify/functions/submit-volunteer-application',
  request: z.object({
    idempotencyKey: IdempotencyKeySchema,
    application: VolunteerFormSchema,
    /** Honeypot: people never see it, so only a program fills it in. */
    website: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.object({ received: z.literal(true) }),
});
export type SubmitVolunteerApplicationRequest = z.infer<
  typeof submitVolunteerApplicationEndpoint.request
>;
