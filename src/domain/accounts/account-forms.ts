import * as z from 'zod/mini';
import { emailAddress, phoneNumber } from '#domain/forms/fields.ts';
import { personName } from '#domain/forms/names.ts';
import { SELF_CHOSEN_ROLES } from './roles.ts';

const MINIMUM_PASSWORD_LENGTH = 6;
/** Firebase Auth's own limit. */
const MAXIMUM_PASSWORD_LENGTH = 4096;
const PASSWORD_TOO_SHORT = `Password must have at least ${MINIMUM_PASSWORD_LENGTH} characters.`;

/** The words of the specification, which are also a toast. */
export const AGE_REQUIREMENT = 'You must be 18 or older to create an account.';

/** A password that is to be set; of one that is typed to sign in, nothing is asked. */
export const NewPasswordSchema = z
  .string('Password is required.')
  .check(
    z.minLength(1, 'Password is required.'),
    z.minLength(MINIMUM_PASSWORD_LENGTH, PASSWORD_TOO_SHORT),
    z.maxLength(MAXIMUM_PASSWORD_LENGTH, 'Password is too long.'),
  );

const typedPassword = (label: string) =>
  z.string(`${label} is required.`).check(z.minLength(1, `${label} is required.`));

/** What a person may say of themselves. The age is checked where today is known (`age.ts`). */
export const ProfileFormSchema = z.object({
  firstName: personName('First name', 60),
  lastName: personName('Last name', 60),
  dateOfBirth: z.string('Date of birth is required.').check(
    z.minLength(1, 'Date of birth is required.'),
    z.refine((value) => z.iso.date().safeParse(value).success, 'Enter a real date.'),
    z.refine((value) => value >= '1900-01-01', 'Enter a real date.'),
  ),
  phone: z.nullable(phoneNumber()),
  role: z.enum(SELF_CHOSEN_ROLES, 'Choose who you are.'),
});
export type ProfileForm = z.infer<typeof ProfileFormSchema>;

export const SignInFormSchema = z.object({
  email: emailAddress(),
  password: typedPassword('Password'),
});
export type SignInForm = z.infer<typeof SignInFormSchema>;

/** The sign-up form; whether both passwords agree is a toast of its own (specification §8). */
export const SignUpFormSchema = z.extend(ProfileFormSchema, {
  email: emailAddress(),
  password: NewPasswordSchema,
  confirmPassword: typedPassword('Confirm password'),
});
export type SignUpForm = z.infer<typeof SignUpFormSchema>;

export const PasswordResetFormSchema = z.object({ email: emailAddress() });

export const NewPasswordFormSchema = z.object({
  password: NewPasswordSchema,
  confirmPassword: typedPassword('Confirm password'),
});
