import { createHash, timingSafeEqual } from 'node:crypto';
import type { PayableKind } from '#domain/payments/choices.ts';
import { currentLanguage } from '#words/current-language.ts';
import { messages } from '#words/refusals/paying.ts';
import { AppError } from '../../core/app-error.ts';
import { inLanguageOf } from '../../core/language.ts';
import { openPortal } from '../../gateways/stripe-portal.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { PAYABLE_COLLECTIONS } from './payables/payable-collections.ts';

/**
 * The address on which a payer manages a plan: for whoever has the link of a receipt, without a
 * password, in the payer's language. Installments cannot be stopped there.
 * @throws AppError not_found for a wrong token as for no record at all, payment_unavailable
 */
export async function openManagePage(link: {
  kind: PayableKind;
  id: string;
  token: string;
}): Promise<string> {
  const record = (await PAYABLE_COLLECTIONS[link.kind]().doc(link.id).get()).data();
  const { payment = null, payer = null } = record ?? {};
  if (!payment || !isSame(payment.manageToken, link.token)) throw unknownLink();
  const language = payer ? await readerLanguage(payer) : currentLanguage();
  const page = await inLanguageOf(language, () => openPortal(payment));
  if (!page) throw unknownLink();
  return page;
}

export function unknownLink(): AppError {
  return new AppError('not_found', messages.badLink);
}

/** Compares in a time that tells nothing of where they differ. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
