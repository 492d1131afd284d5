import type { Settings } from '#domain/settings/settings.ts';
import { TAX_WORDS } from '#domain/settings/tax-status.ts';
import { messages } from '#words/emails/receipts.ts';

/** What a printed receipt for a gift says for the tax office: what the emailed one does. Written at the build. */
export function giftNote({
  taxStatus,
  legalName,
}: Pick<Settings, 'taxStatus' | 'legalName'>): string {
  return TAX_WORDS[taxStatus].isDeductible
    ? messages.nothingInReturn
    : messages.notDeductible(legalName);
}
