import * as z from 'zod/mini';
import { NewPasswordSchema } from '#domain/accounts/account-forms.ts';

export const MINIMUM_ADMIN_PASSWORD = 12;
const TOO_SHORT = `An administrator’s password must have at least ${MINIMUM_ADMIN_PASSWORD} characters.`;

/** A new password of someone who may see medical notes and give money back. */
export const AdminPasswordSchema = NewPasswordSchema.check(
  z.minLength(MINIMUM_ADMIN_PASSWORD, TOO_SHORT),
);
