import * as z from 'zod/mini';
import { DiscountLineSchema } from '#domain/discounts/discount.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { PAYABLE_FIELDS } from '#domain/payments/payment.ts';
import { textOrNull } from '#domain/records/stored.ts';
import { CancellationSchema } from './cancellation.ts';
import { eachAnswer } from './player-answers.ts';

/** A player as registered. Medical notes are in a document of their own (`medical-note.ts`). */
export const RegisteredPlayerSchema = z.object({
  /** Of the profile and of the bill that the registration made. */
  profileId: z.string(),
  billId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  age: z.int(),
  grade: z.int(),
  ...eachAnswer(() => textOrNull()),
  photoConsent: z._default(z.boolean(), false),
});

export type RegisteredPlayer = z.infer<typeof RegisteredPlayerSchema>;

/** A registration (collection `registrations`): one guardian, one or more players, one payment. */
export const RegistrationSchema = z.object({
  ...PAYABLE_FIELDS,
  seasonName: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  emergencyContact: z.string(),
  emergencyPhone: z.string(),
  players: z.array(RegisteredPlayerSchema),
  feeCents: CentsSchema,
  /** What discounts took off when it was made; not there where none did. */
  discounts: z.optional(z.array(DiscountLineSchema)),
  /** The ids of the same, to be found by. */
  discountIds: z.optional(z.array(z.string())),
  paymentFrequency: z.enum(['one-time', 'monthly', 'quarterly']),
  marketingConsent: z._default(z.boolean(), false),
  /** The numbers of the unpaid ones that this took the place of. */
  replaces: z.optional(z.array(z.string())),
  /**
   * Since the office has given it another guardian's address: whoever registered from the old one holds its
   * key, and may do nothing with it any more.
   */
  readdressedAt: z.optional(z.iso.datetime()),
  /** Left out while it counts. What was signed for it stays as it is, in its place. */
  cancelled: z.optional(CancellationSchema),
});
export type Registration = z.infer<typeof RegistrationSchema>;
