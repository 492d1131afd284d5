import * as z from 'zod/mini';
import { phoneNumber } from '#domain/forms/fields.ts';
import { emptyAsNull } from '#domain/forms/long-text.ts';
import { personName } from '#domain/forms/names.ts';

/** What an account holder changes of their own profile on the account page. */
export const ProfileDetailsSchema = z.object({
  firstName: personName('firstName', 60),
  lastName: personName('lastName', 60),
  phone: emptyAsNull(phoneNumber()),
});
export type ProfileDetails = z.infer<typeof ProfileDetailsSchema>;

/** How long ago someone may have signed in who deletes their account: a tablet left lying about is no proof. */
export const RECENT_SIGN_IN_MS = 5 * 60_000;
