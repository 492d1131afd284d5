import * as z from 'zod/mini';
import { PasswordResetFormSchema, ProfileFormSchema } from '#domain/accounts/account-forms.ts';
import { ProfileSchema } from '#domain/profiles/profile.ts';
import { endpoint } from './endpoint.ts';

/** Who is signed in, as the ID token and the stored profile say. */
export const AccountSchema = z.object({
  uid: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Null until the sign-up is completed. */
  profile: z.nullable(ProfileSchema),
});
export type AccountAnswer = z.infer<typeof AccountSchema>;

const DoneSchema = z.object({ done: z.literal(true) });

/** The caller's own account. */
export const getOwnAccount = endpoint({
  method: 'GET',
  path: '/api/account/me',
  access: 'user',
  request: z.object({}),
  response: AccountSchema,
});

/** Makes or changes the caller's own profile; the e-mail is always that of the token. */
export const saveOwnProfile = endpoint({
  method: 'POST',
  path: '/api/account/profile',
  access: 'user',
  request: ProfileFormSchema,
  response: AccountSchema,
});

/** Mails the caller a link that verifies their e-mail, unless it is verified. */
export const requestVerification = endpoint({
  method: 'POST',
  path: '/api/account/verification',
  access: 'user',
  request: z.object({}),
  response: DoneSchema,
});

/** Mails a link to set a new password, if there is such an account: the answer does not tell. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/account/password-reset',
  access: 'public',
  request: PasswordResetFormSchema,
  response: DoneSchema,
});
