import * as z from 'zod/mini';
import { AGES } from '#domain/families/age.ts';
import { HoldSchema } from '#domain/families/family.ts';
import { emailAddress } from '#domain/forms/fields.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { LANGUAGES } from '#words/language.ts';
import { adminGet } from '../endpoint.ts';
import { tableEndpoint } from '../records/table.ts';
import { GiftLineSchema, StatementSchema } from './statement.ts';

/** A family that owes something, or to which something is owed back; or neither, where it was searched for. */
export const FamilyRowSchema = z.object({
  /** The address; of a player for whom no guardian is known, the player's id. */
  id: z.string(),
  /** Lower case; empty where no guardian is known. */
  email: z.string(),
  /** The guardian's; empty where it is not known. */
  name: z.string(),
  players: z.array(z.string()),
  /** What open bills and unpaid orders ask for. */
  owedCents: CentsSchema,
  /** What came too much. */
  creditCents: CentsSchema,
  /** Owed less credit. */
  balanceCents: z.int(),
  /** When the oldest of what is owed was or is due; null where nothing is. */
  oldestDue: z.nullable(z.iso.date()),
  age: z.nullable(z.enum(AGES)),
  /** Stripe or a bank collects all of it. */
  isAutomatic: z.boolean(),
  hold: z.nullable(HoldSchema),
  remindedAt: z.nullable(z.iso.datetime()),
  /** In which it is written to; null where nobody has said it. */
  language: z.nullable(z.enum(LANGUAGES)),
});
export type FamilyRow = z.infer<typeof FamilyRowSchema>;

/** Who owes us: every family with a balance, by what its bills and orders say. A search finds the others, too. */
export const listFamiliesEndpoint = tableEndpoint('/api/admin/families', FamilyRowSchema, {
  filters: { age: AGES, hold: ['held', 'free'], balance: ['owes', 'credit'] },
  // What has been due longest first.
  sorts: ['oldestDue', 'balance', 'name'],
  direction: 'asc',
});

/** The sums above the list. */
export const readFamilyTotalsEndpoint = adminGet({
  path: '/api/admin/families/totals',
  stepUp: false,
  request: z.object({}),
  response: z.object({
    owedCents: CentsSchema,
    /** Of `owedCents`: by players' bills, as the cards of Player Bills have it, and by orders. */
    billsCents: CentsSchema,
    ordersCents: CentsSchema,
    /** What came too much, of all families. */
    creditCents: CentsSchema,
    /** Of `owedCents`, by how long it has been due. */
    ages: z.object({
      'not-due': CentsSchema,
      '0-30': CentsSchema,
      '31-60': CentsSchema,
      '61-90': CentsSchema,
      'over-90': CentsSchema,
    }),
    /** Records that cannot be read, so that something may be missing. */
    unreadable: z.int(),
  }),
});
export type FamilyTotals = z.infer<typeof readFamilyTotalsEndpoint.response>;

const OpenBillSchema = z.object({
  id: z.string(),
  number: z.string(),
  description: z.string(),
  dueDate: z.nullable(z.iso.date()),
  amountCents: CentsSchema,
  /** What is still to come on it. */
  leftCents: CentsSchema,
  /** Why no plan can be made of it; null where one can. */
  cannotSplit: z.nullable(z.string()),
  updatedAt: z.iso.datetime(),
});
export type OpenBill = z.infer<typeof OpenBillSchema>;

/** The statement of one family; who asks is in the audit log. */
export const readFamilyEndpoint = adminGet({
  path: '/api/admin/families/statement',
  stepUp: false,
  request: z.object({ email: emailAddress() }),
  response: z.object({
    email: z.string(),
    name: z.string(),
    players: z.array(z.string()),
    statement: StatementSchema,
    /** What of its bills is open, to be split or written off. */
    bills: z.array(OpenBillSchema),
    /** Gifts and sponsorships of the same address. */
    gifts: z.array(GiftLineSchema),
    hold: z.nullable(HoldSchema),
    remindedAt: z.nullable(z.iso.datetime()),
    /** In which it is written to; null where nobody has said it. */
    language: z.nullable(z.enum(LANGUAGES)),
  }),
});
export type FamilyAccount = z.infer<typeof readFamilyEndpoint.response>;
