import { MANAGE_PATH } from '#contracts/payments/manage-payment.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { pageAddress } from '#words/page-address.ts';

interface Managed {
  kind: PayableKind;
  id: string;
  payment: Pick<Payment, 'manageToken'>;
}

/** The link by which a payer changes the card, pauses or stops a plan, without a password. */
export function manageLink(siteUrl: string, { kind, id, payment }: Managed): string {
  const query = new URLSearchParams({ kind, id, token: payment.manageToken });
  return `${siteUrl}${pageAddress(MANAGE_PATH)}?${query}`;
}
