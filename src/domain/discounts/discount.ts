import * as z from 'zod/mini';
import { CentsSchema } from '#domain/money/cents-schema.ts';

/** Who gets it: everyone, only further children of a form, everyone until its last day, or staff. */
export const DISCOUNT_RULES = ['everyone', 'siblings', 'early-bird', 'staff'] as const;
export const DISCOUNT_SCOPES = ['player', 'registration'] as const;

/** What of a discount its amounts follow from; also what the register page is told. */
export const DiscountTermsSchema = z.object({
  id: z.string(),
  /** Why, as the family reads it: 'Second child, 10% off'. */
  name: z.string(),
  /** Upper case; null where it applies without one. */
  code: z.nullable(z.string()),
  /** Of the full fee, 1 to 100; null where `cents` says how much. */
  percent: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
  cents: z.nullable(CentsSchema),
  /** Whether `cents` are for each player or once a registration. */
  per: z.enum(DISCOUNT_SCOPES),
  rule: z.enum(DISCOUNT_RULES),
  /** The instant of its last change: a page that was told of an earlier one is out of date. */
  updatedAt: z.iso.datetime(),
});
export type DiscountTerms = z.infer<typeof DiscountTermsSchema>;

/** A discount on registrations (collection `discounts`). Days are local to the program. */
export const DiscountSchema = z.extend(DiscountTermsSchema, {
  isOn: z.boolean(),
  /** The first day on which it counts, or null. */
  validFrom: z.nullable(z.iso.date()),
  /** The last day on which it counts, or null. */
  validTo: z.nullable(z.iso.date()),
  /** For how many registrations; null for as many as come. */
  maxUses: z.nullable(z.int().check(z.positive())),
  createdAt: z.iso.datetime(),
});
export type Discount = z.infer<typeof DiscountSchema>;

/** What one discount takes off a registration. */
export const DiscountLineSchema = z.object({
  id: z.string(),
  /** As the family read it when they registered. */
  name: z.string(),
  code: z.nullable(z.string()),
  cents: CentsSchema,
});
export type DiscountLine = z.infer<typeof DiscountLineSchema>;
