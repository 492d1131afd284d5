import * as z from 'zod/mini';
import { dayField } from '#domain/calendar/day-field.ts';
import { emailAddress, requiredText } from '#domain/forms/fields.ts';
import { messages as officeFields } from '#words/office/fields.ts';
import { adminPost } from '../endpoint.ts';
import { DoneSchema } from '../records/change.ts';

export const HoldFormSchema = z.object({
  until: dayField(),
  /** For the office: the family does not read it. */
  reason: requiredText(() => officeFields.reason, 300),
});

const SeenHoldSchema = z.object({
  email: emailAddress(),
  /** When the hold that was seen was put; null where none was. Over another one nothing is changed. */
  seen: z.optional(z.nullable(z.iso.datetime())),
});

/** Reminds a family of nothing until a day, by hand or by night. */
export const holdFamilyEndpoint = adminPost({
  path: '/api/admin/families/hold',
  stepUp: false,
  request: z.extend(SeenHoldSchema, HoldFormSchema.shape),
  response: DoneSchema,
});

/** Ends a hold today. */
export const releaseFamilyEndpoint = adminPost({
  path: '/api/admin/families/release',
  stepUp: false,
  request: SeenHoldSchema,
  response: DoneSchema,
});
