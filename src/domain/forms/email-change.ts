import * as z from 'zod/mini';
import { emailAddress } from './fields.ts';

/** Another address for a record: a guardian's, a donor's, a buyer's. */
export const EmailChangeSchema = z.object({ email: emailAddress() });
