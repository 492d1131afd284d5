import * as z from 'zod/mini';
import { AdminPasswordSchema } from '#domain/access/admin-password.ts';
import { emailAddress } from '#domain/forms/fields.ts';
import { messages } from '#words/office/refusals/access.ts';
import { adminGet, adminPost } from '../endpoint.ts';
import { DoneSchema, RecordIdSchema } from '../records/change.ts';

/* Who is an administrator, and what each proves it with. */

/** What stands between the caller and what needs the second factor. */
export const getSecondFactorEndpoint = adminGet({
  path: '/api/admin/access/second-factor',
  stepUp: false,
  request: z.object({}),
  response: z.object({
    /** Whether the password is known to be long enough for an administrator. */
    passwordSet: z.boolean(),
    /** Null until an authenticator app is set up. */
    enrolledAt: z.nullable(z.iso.datetime()),
    recoveryCodesLeft: z.int(),
    /** Whether the password was typed within the last minutes, as setting anything up wants it. */
    signedInLately: z.boolean(),
  }),
});
export type SecondFactorState = z.infer<typeof getSecondFactorEndpoint.response>;

/** Sets the caller's password, of which this server knows the length then. Every session ends with it. */
export const setAdminPasswordEndpoint = adminPost({
  path: '/api/admin/access/password',
  stepUp: false,
  request: z.object({ password: AdminPasswordSchema }),
  response: DoneSchema,
});

const EnrollmentSchema = z.object({
  /** Base32, for typing it into the app. */
  secret: z.string(),
  /** `otpauth://…`, for the QR code. */
  uri: z.string(),
});
export type Enrollment = z.infer<typeof EnrollmentSchema>;

/** Makes the key of a first authenticator app. It counts once a code of it is confirmed. */
export const beginEnrollmentEndpoint = adminPost({
  path: '/api/admin/access/enroll',
  stepUp: false,
  request: z.object({}),
  response: EnrollmentSchema,
});

/** The same for another phone: the one before opens what guards it, and is of no use afterwards. */
export const replaceSecondFactorEndpoint = adminPost({
  path: '/api/admin/access/replace',
  stepUp: true,
  request: z.object({}),
  response: EnrollmentSchema,
});

const code = z
  .string(messages.noCode)
  .check(z.trim(), z.minLength(1, messages.noCode), z.maxLength(40, messages.codeTooLong));

/** Six digits of the app. */
export const EnrollmentCodeSchema = z.object({ code });
/** Six digits of the app, or a recovery code. */
export const PassCodeSchema = z.object({ code });

/** Confirms the key with a code of the app. Answers the recovery codes, which are never shown again. */
export const confirmEnrollmentEndpoint = adminPost({
  path: '/api/admin/access/confirm',
  stepUp: false,
  request: EnrollmentCodeSchema,
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

/** Passes the second factor: opens what needs it for 15 minutes, in this browser and sign-in. */
export const passSecondFactorEndpoint = adminPost({
  path: '/api/admin/access/pass',
  stepUp: false,
  request: PassCodeSchema,
  response: z.object({ recoveryCodesLeft: z.int() }),
});

export const AdminSchema = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  /** Whether the account still has the address that the role was given to. */
  canOpen: z.boolean(),
  passwordSet: z.boolean(),
  enrolledAt: z.nullable(z.iso.datetime()),
});
export type Admin = z.infer<typeof AdminSchema>;

/** Every administrator, by name. */
export const listAdminsEndpoint = adminGet({
  path: '/api/admin/access/admins',
  stepUp: false,
  request: z.object({}),
  response: z.object({ admins: z.array(AdminSchema) }),
});

export const GrantFormSchema = z.object({ email: emailAddress() });

/** Makes an administrator of an account with a verified address. All administrators are emailed. */
export const grantAdminEndpoint = adminPost({
  path: '/api/admin/access/grant',
  stepUp: true,
  request: GrantFormSchema,
  response: DoneSchema,
});

const OfAdminSchema = z.object({ uid: RecordIdSchema });

/** Takes the role away; never of the last one who can open the dashboard. All administrators are emailed. */
export const revokeAdminEndpoint = adminPost({
  path: '/api/admin/access/revoke',
  stepUp: true,
  request: OfAdminSchema,
  response: DoneSchema,
});

/** For a phone that is lost: another administrator forgets it, and its owner sets up a new one. */
export const resetSecondFactorEndpoint = adminPost({
  path: '/api/admin/access/reset',
  stepUp: true,
  request: OfAdminSchema,
  response: DoneSchema,
});
