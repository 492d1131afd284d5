import { callApi } from '#browser/api.ts';
import { readBySchema } from '#browser/forms/read-by-schema.ts';
import { applyNewPassword } from '#browser/session/mailed-link.ts';
import { signIn } from '#browser/session/sign-in.ts';
import { completeProfile, signUp } from '#browser/session/sign-up.ts';
import { requestPasswordResetEndpoint } from '#contracts/accounts/session.ts';
import {
  NewPasswordFormSchema,
  PasswordResetFormSchema,
  ProfileFormSchema,
  SignInFormSchema,
  SignUpFormSchema,
} from '#domain/accounts/account-forms.ts';
import { messages } from '#words/rules/accounts.ts';

/* What the forms of an account are held to, and what sends them: loaded with the first touch of one. */

export const signInRules = { schema: SignInFormSchema, signIn };
export const signUpRules = {
  schema: SignUpFormSchema,
  readSignUp: (form: HTMLFormElement) => readBySchema(SignUpFormSchema, new FormData(form)),
  signUp,
  ageRequirement: messages.age,
};
export const profileRules = {
  schema: ProfileFormSchema,
  readProfile: (form: HTMLFormElement) => readBySchema(ProfileFormSchema, new FormData(form)),
  completeProfile,
  ageRequirement: messages.age,
};
export const newPasswordRules = { schema: NewPasswordFormSchema, applyNewPassword, signIn };
export const resetRules = {
  schema: PasswordResetFormSchema,
  requestReset: (values: { email: string }) => callApi(requestPasswordResetEndpoint, values),
};
