import type { PayableKind } from '#domain/payments/choices.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { TAX_WORDS } from '#domain/settings/tax-status.ts';

/** What differs between kinds in what a payer reads. */
interface PaymentWords {
  /** The subject of a receipt. */
  received(label: string, amount: string): string;
  thanks(program: string): string;
  /** What a receipt must say beside the amounts. */
  receiptNotes(settings: Settings): string[];
  started(program: string): string;
  ended(program: string): string;
  /** What to do after a payment that failed and is not tried again. */
  payAgain(siteUrl: string): string;
}

const GENERAL: PaymentWords = {
  received: (label) => `${label}: payment received`,
  thanks: (program) => `thank you. Your payment to ${program} has arrived.`,
  receiptNotes: () => [],
  started: (program) => `thank you. Your payment plan with ${program} is set up.`,
  ended: (program) =>
    `your payment plan with ${program} has ended, and nothing more will be charged.`,
  payAgain: () => 'To pay another way, please reply to this email.',
};

/**
 * What makes a receipt one for the tax office (decisions §2): IRS Publication 1771 asks a charity for the
 * first sentence, and section 6113 the others for the second.
 */
export function taxNote({ taxStatus, legalName }: Settings): string {
  return TAX_WORDS[taxStatus].isDeductible
    ? 'No goods or services were provided in exchange for this contribution.'
    : `Gifts to ${legalName} are not deductible as charitable contributions for federal income tax purposes.`;
}

export function legalIdentity({ legalName, ein }: Settings): string {
  return `${legalName}, EIN ${ein}`;
}

export const PAYMENT_WORDS: Record<PayableKind, PaymentWords> = {
  order: GENERAL,
  registration: {
    ...GENERAL,
    payAgain: (siteUrl) => `You can pay the players' bills from your account: ${siteUrl}/account`,
  },
  bill: {
    ...GENERAL,
    payAgain: (siteUrl) => `You can try again from your account: ${siteUrl}/account`,
  },
  sponsorship: {
    ...GENERAL,
    thanks: (program) => `thank you for sponsoring ${program}. Your payment has arrived.`,
    receiptNotes: (settings) => [
      `Received by ${legalIdentity(settings)}. What ${settings.programName} gives in return is the recognition of your sponsorship level. Please keep this receipt for your records.`,
    ],
    started: (program) => `thank you for sponsoring ${program}. Your sponsorship is set up.`,
    ended: (program) =>
      `your sponsorship of ${program} has ended, and nothing more will be charged. Thank you for your support.`,
  },
  donation: {
    received: (_, amount) => `Thank you: receipt for your gift of ${amount}`,
    thanks: (program) => `thank you for your gift to ${program}.`,
    receiptNotes: (settings) => [
      `Received by ${legalIdentity(settings)}. ${taxNote(settings)} Please keep this receipt for your tax records.`,
    ],
    started: (program) => `thank you. Your monthly gift to ${program} is set up.`,
    ended: (program) =>
      `your monthly gift to ${program} has ended, and nothing more will be charged. Thank you for everything you gave.`,
    payAgain: (siteUrl) =>
      `To give another way, please visit ${siteUrl}/donations/one-time or reply to this email.`,
  },
};
