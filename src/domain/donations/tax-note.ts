import type { Settings } from '#domain/settings/settings.ts';
import { TAX_WORDS } from '#domain/settings/tax-status.ts';
import { messages } from '#words/labels/tax-note.ts';

type Program = Pick<Settings, 'taxStatus' | 'legalName'>;

/**
 * What a program says wherever it asks for gifts that cannot be deducted (section 6113 of the Internal
 * Revenue Code); null where they can.
 */
export function notDeductible({ taxStatus, legalName }: Program): string | null {
  return TAX_WORDS[taxStatus].isDeductible ? null : messages.notDeductible(legalName);
}

/**
 * What makes a receipt one for the tax office (decisions §2): the same, or the sentence that IRS
 * Publication 1771 asks a charity for.
 * @param gifts how many the note stands under
 */
export function taxNote(program: Program, gifts = 1): string {
  const { nothingInReturn, nothingInReturnForAll } = messages;
  return notDeductible(program) ?? (gifts === 1 ? nothingInReturn : nothingInReturnForAll);
}
