import * as z from 'zod/mini';
import { emailAddress, type FieldLabel, fieldName, phoneNumber } from '#domain/forms/fields.ts';
import { personName } from '#domain/forms/names.ts';
import { messages as fieldMessages } from '#words/fields.ts';
import { messages } from '#words/rules/accounts.ts';
import { SELF_CHOSEN_ROLES } from './roles.ts';

const MINIMUM_PASSWORD_LENGTH = 6;
/** Firebase Auth's own limit. */
const MAXIMUM_PASSWORD_LENGTH = 4096;

/** Says that a field must be filled in. */
const required = (label: FieldLabel) => ({
  error: () => fieldMessages.required(fieldName(label)),
});

/** A password that is to be set; of one that is typed to sign in, nothing is asked. */
export const NewPasswordSchema = z.string(required('password')).check(
  z.minLength(1, required('password')),
  z.minLength(MINIMUM_PASSWORD_LENGTH, {
    error: () => messages.passwordTooShort(MINIMUM_PASSWORD_LENGTH),
  }),
  z.maxLength(MAXIMUM_PASSWORD_LENGTH, { error: () => messages.passwordTooLong }),
);

const typedPassword = (label: FieldLabel) =>
  z.string(required(label)).check(z.minLength(1, required(label)));

/** What a person may say of themselves. The age is checked where today is known (`age.ts`). */
export const ProfileFormSchema = z.object({
  firstName: personName('firstName', 60),
  lastName: personName('lastName', 60),
  dateOfBirth: z.string(required('dateOfBirth')).check(
    z.minLength(1, required('dateOfBirth')),
    z.refine((value) => z.iso.date().safeParse(value).success, {
      error: () => messages.dateOfBirth,
    }),
    z.refine((value) => value >= '1900-01-01', { error: () => messages.dateOfBirth }),
  ),
  phone: z.nullable(phoneNumber()),
  role: z.enum(SELF_CHOSEN_ROLES, { error: () => messages.role }),
});
export type ProfileForm = z.infer<typeof ProfileFormSchema>;

export const SignInFormSchema = z.object({
  email: emailAddress(),
  password: typedPassword('password'),
});
export type SignInForm = z.infer<typeof SignInFormSchema>;

/** The sign-up form; whether both passwords agree is a toast of its own (specification §8). */
export const SignUpFormSchema = z.extend(ProfileFormSchema, {
  email: emailAddress(),
  password: NewPasswordSchema,
  confirmPassword: typedPassword('confirmPassword'),
});
export type SignUpForm = z.infer<typeof SignUpFormSchema>;

export const PasswordResetFormSchema = z.object({ email: emailAddress() });

export const NewPasswordFormSchema = z.object({
  password: NewPasswordSchema,
  confirmPassword: typedPassword('confirmPassword'),
});
