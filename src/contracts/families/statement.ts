import * as z from 'zod/mini';
import { LINE_KINDS } from '#domain/families/statement.ts';
import { LEDGER_METHODS } from '#domain/payments/ledger-entry.ts';

const Line = z.object({
  at: z.iso.datetime(),
  kind: z.enum(LINE_KINDS),
  label: z.string(),
  text: z.string(),
  method: z.nullable(z.enum(LEDGER_METHODS)),
  /** Above zero where more is owed by it. */
  cents: z.int(),
  balanceCents: z.int(),
});

/** The account of a family. @see Statement of the domain */
export const StatementSchema = z.object({
  lines: z.array(Line),
  balanceCents: z.int(),
  due: z.nullable(z.object({ cents: z.int(), since: z.iso.date() })),
  next: z.nullable(z.object({ on: z.iso.date(), cents: z.int(), isAutomatic: z.boolean() })),
});
export type StatementView = z.infer<typeof StatementSchema>;

/** A gift or sponsorship of the same payer: no family's debt, told apart. */
export const GiftLineSchema = z.object({
  at: z.iso.datetime(),
  label: z.string(),
  /** What came and did not go back. */
  cents: z.int(),
});
