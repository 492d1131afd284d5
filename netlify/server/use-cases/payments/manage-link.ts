import { MANAGE_PATH } from '#contracts/payments/manage-payment.ts';
import { PAYABLE_KINDS, type PayableKind } from '#domain/payments/choices.ts';
import { seal, unseal } from '../../core/sealed.ts';
import type { ManagedPlan } from '../../mails/payment-mail-context.ts';

/** Whose plan a link is for: it ends when another address pays the record. */
export interface Managed {
  kind: PayableKind;
  id: string;
  /** Of whoever pays. */
  email: string;
  token: string;
}

/**
 * The link by which a payer changes the card, pauses or stops a plan, without a password. It leads to a function,
 * which has one address in all languages.
 */
export function manageLink(siteUrl: string, { kind, id, payment, email }: ManagedPlan): string {
  const link = seal('manage-link', [kind, id, email, payment.manageToken]);
  return `${siteUrl}${MANAGE_PATH}?${new URLSearchParams({ link })}`;
}

/** As {@link manageLink}, for emails that are written one after the other. */
export function manageLinksAt(siteUrl: string) {
  return (plan: ManagedPlan): string => manageLink(siteUrl, plan);
}

/** What a link of ours says; undefined for any other. */
export function readManageLink(code: string): Managed | undefined {
  const [given = '', id = '', email = '', token = ''] = unseal('manage-link', code) ?? [];
  const kind = PAYABLE_KINDS.find((known) => known === given);
  return kind && { kind, id, email, token };
}
