import * as z from 'zod/mini';
import {
  NewPasswordSchema,
  PasswordResetFormSchema,
  ProfileFormSchema,
} from '#domain/accounts/account-forms.ts';
import { ProfileSchema } from '#domain/accounts/profile.ts';
import { messages } from '#words/rules/accounts.ts';
import { ownGet, ownPost, publicPost } from '../endpoint.ts';

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
export const getOwnAccountEndpoint = ownGet({
  path: '/api/account/me',
  request: z.object({}),
  response: AccountSchema,
});

/** Makes or changes the caller's own profile; the email is always that of the token. */
export const saveOwnProfileEndpoint = ownPost({
  path: '/api/account/profile',
  request: ProfileFormSchema,
  response: AccountSchema,
});

/** Emails the caller a link that verifies their email, unless it is verified. */
export const requestVerificationEndpoint = ownPost({
  path: '/api/account/verification',
  request: z.object({}),
  response: DoneSchema,
});

/** Emails a link to set a new password, if there is such an account: the answer does not tell. */
export const requestPasswordResetEndpoint = publicPost({
  path: '/api/account/password-reset',
  request: PasswordResetFormSchema,
  response: DoneSchema,
});

/** The code of an emailed link. Bounded well above what we make. */
const LinkCodeSchema = z
  .string({ error: () => messages.link })
  .check(
    z.minLength(1, { error: () => messages.link }),
    z.maxLength(2000, { error: () => messages.linkTooLong }),
  );
const LinkedSchema = z.object({ email: z.string() });

/** The address that a link was emailed to; `not_found` when it has expired or was used. */
export const readAccountLinkEndpoint = publicPost({
  path: '/api/account/link',
  request: z.object({ code: LinkCodeSchema }),
  response: LinkedSchema,
});

/** Sets the password of the account that the link was emailed for: verifies its address, ends all its sessions. */
export const setPasswordByLinkEndpoint = publicPost({
  path: '/api/account/password',
  request: z.object({ code: LinkCodeSchema, password: NewPasswordSchema }),
  response: LinkedSchema,
});

/** Verifies the address of the caller's own account; for another account's link it is `forbidden`. */
export const verifyByLinkEndpoint = ownPost({
  path: '/api/account/verify',
  request: z.object({ code: LinkCodeSchema }),
  response: DoneSchema,
});

/** Ends every session of the caller, in every browser; this one signs in again, too. */
export const signOutEverywhereEndpoint = ownPost({
  path: '/api/account/sign-out-everywhere',
  request: z.object({}),
  response: z.object({ signedOut: z.literal(true) }),
});
