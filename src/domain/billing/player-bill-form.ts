import * as z from 'zod/mini';
import { dayField } from '#domain/calendar/day-field.ts';
import { emailAddress, requiredText } from '#domain/forms/fields.ts';
import { emptyAsNull, optionalLongText } from '#domain/forms/long-text.ts';
import { personName } from '#domain/forms/names.ts';
import { RecordIdSchema, recordId } from '#domain/records/record-id.ts';
import { messages as officeFields } from '#words/office/fields.ts';
import { messages } from '#words/office/refusals/bills.ts';
import { BILL_PAYMENT_METHODS, BILL_STATUSES } from './player-bill.ts';

/** A bill of more is a slip of the keyboard. */
export const MAX_BILL_CENTS = 10_000_000;

const DateSchema = emptyAsNull(dayField());

/** What an admin says of a bill. */
export const PlayerBillFormSchema = z.object({
  playerId: recordId(() => messages.player),
  /** A profile of role parent, or null for none. */
  parentId: z.nullable(RecordIdSchema),
  /**
   * Who gets the emails. Both left out: as before, of a new bill the parent, else the player's guardian.
   * Empty: filled again from the parent or the player.
   */
  guardianName: z.optional(emptyAsNull(personName(() => officeFields.guardian, 201))),
  guardianEmail: z.optional(emptyAsNull(emailAddress())),
  amountCents: z.int(messages.amount).check(
    // Adjustments may bring a bill to nothing, and its notes can still be changed.
    z.minimum(0, messages.aboveZero),
    z.maximum(MAX_BILL_CENTS, messages.tooMuch),
  ),
  description: requiredText('description', 200),
  paymentMethod: z.enum(BILL_PAYMENT_METHODS, messages.method),
  paymentStatus: z.enum(BILL_STATUSES, messages.status),
  dueDate: DateSchema,
  paidDate: DateSchema,
  invoiceNumber: emptyAsNull(requiredText(() => officeFields.invoiceNumber, 60)),
  notes: optionalLongText('notes', 2000),
});
export type PlayerBillForm = z.infer<typeof PlayerBillFormSchema>;
