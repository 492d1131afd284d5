import { messages } from '#words/refusals/paying.ts';
import { AppError } from '../../core/app-error.ts';
import { inLanguageOf } from '../../core/language.ts';
import { openPortal } from '../../gateways/stripe-portal.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { readManageLink } from './manage-link.ts';
import { PAYABLE_COLLECTIONS } from './payables/payable-collections.ts';

/**
 * The address on which a payer manages a plan: for whoever has the link of a receipt, without a
 * password, in the payer's language. Installments cannot be stopped there. A link that went to an address
 * which the office has corrected since does no longer.
 * @throws AppError not_found for a link that is not ours as for no record at all, payment_unavailable
 */
export async function openManagePage(code: string): Promise<string> {
  const link = readManageLink(code);
  if (!link) throw unknownLink();
  const record = (await PAYABLE_COLLECTIONS[link.kind]().doc(link.id).get()).data();
  const { payment = null, payer = null } = record ?? {};
  const isTheirs = payment?.manageToken === link.token && payer?.email === link.email;
  if (!payment || !payer || !isTheirs) throw unknownLink();
  const language = await readerLanguage(payer);
  const page = await inLanguageOf(language, () => openPortal(payment));
  if (!page) throw unknownLink();
  return page;
}

export function unknownLink(): AppError {
  return new AppError('not_found', messages.badLink);
}
