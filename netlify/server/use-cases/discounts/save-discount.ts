import type { Transaction } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { Discount } from '#domain/discounts/discount.ts';
import type { DiscountForm } from '#domain/discounts/discount-form.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { discounts } from '../../gateways/records.ts';
import { changeRecord, createOnceByKey } from '../records/change-record.ts';

/**
 * Adds a discount. The same key twice is one discount.
 * @throws AppError invalid_input (another has the code), idempotency_key_reused
 */
export function addDiscount(
  idempotencyKey: string,
  form: DiscountForm,
  actor: Account,
  now: Date,
): Promise<Discount> {
  const at = now.toISOString();
  const discount = { ...form, id: idempotencyKey.toLowerCase(), createdAt: at, updatedAt: at };
  const options = { ...shared(actor, now), action: 'discount.created' };
  return createOnceByKey(discount, options);
}

/** Changes a discount. @throws AppError not_found, conflict, invalid_input (another has the code) */
export function changeDiscount(
  seen: SeenRecord,
  form: DiscountForm,
  actor: Account,
  now: Date,
): Promise<Discount> {
  const change = (current: Discount): Discount => ({ ...current, ...form });
  return changeRecord(seen, change, { ...shared(actor, now), action: 'discount.updated' });
}

const shared = (actor: Account, now: Date) => ({
  collection: discounts(),
  actor,
  now,
  inTransaction: refuseTakenCode,
});

/** A code that two have would say nothing of which is meant. */
async function refuseTakenCode(open: Transaction, discount: Discount): Promise<void> {
  if (!(await isCodeTaken(open, discount))) return;
  const message = messages.otherDiscount;
  throw new AppError('invalid_input', message, { fields: { 'discount.code': message } });
}

/** Whether another discount has the code of this one. */
export async function isCodeTaken(
  open: Transaction,
  { id, code }: Pick<Discount, 'id' | 'code'>,
): Promise<boolean> {
  if (code === null) return false;
  const found = await open.get(discounts().where('code', '==', code));
  return found.docs.some((doc) => doc.id !== id);
}
