import { createHash, timingSafeEqual } from 'node:crypto';
import type { PayableKind } from '#domain/payments/choices.ts';
import { AppError } from '../../core/app-error.ts';
import { openPortal } from '../../gateways/stripe-portal.ts';
import { PAYABLE_COLLECTIONS } from './payables/payable-collections.ts';

/**
 * The address on which a payer manages a plan: for whoever has the link of a receipt, without a
 * password. Installments cannot be stopped there.
 * @throws AppError not_found for a wrong token as for no record at all, payment_unavailable
 */
export async function openManagePage(link: {
  kind: PayableKind;
  id: string;
  token: string;
}): Promise<string> {
  const payment = (await PAYABLE_COLLECTIONS[link.kind]().doc(link.id).get()).data()?.payment;
  const isTheirs = payment && isSame(payment.manageToken, link.token);
  const page = isTheirs ? await openPortal(payment) : null;
  if (!page) throw unknownLink();
  return page;
}

export function unknownLink(): AppError {
  return new AppError(
    'not_found',
    'This link is not valid. Please use the link in your latest receipt, or reply to that email and we will help.',
  );
}

/** Compares in a time that tells nothing of where they differ. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
