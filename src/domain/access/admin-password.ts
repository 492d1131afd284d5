import * as z from 'zod/mini';
import { NewPasswordSchema } from '#domain/accounts/account-forms.ts';
import { messages } from '#words/office/refusals/access.ts';

export const MINIMUM_ADMIN_PASSWORD = 12;

/** A new password of someone who may see medical notes and give money back. */
export const AdminPasswordSchema = NewPasswordSchema.check(
  z.minLength(MINIMUM_ADMIN_PASSWORD, messages.passwordTooShort(MINIMUM_ADMIN_PASSWORD)),
);
