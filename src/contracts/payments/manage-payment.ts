import * as z from 'zod/mini';
import { emailAddress } from '#domain/forms/fields.ts';
import { publicPost } from '../endpoint.ts';
import { SealedCodeSchema } from '../sealed-code.ts';

/** The address that receipts link to: answers with a redirect to Stripe's billing portal. */
export const MANAGE_PATH = '/api/payments/manage';

/** What a receipt's link carries. Apart from `payments.ts`, which every form that is paid for loads. */
export const ManagePaymentQuerySchema = z.object({ link: SealedCodeSchema });

/**
 * Asks for new links to the plans that run. They go by email to the payer's own address and nowhere
 * else; the answer is the same whether there are any or not.
 */
export const requestManageLinkEndpoint = publicPost({
  path: '/api/payments/manage-link',
  request: z.object({
    email: emailAddress(),
    /** Honeypot: people never see it, so only a program fills it in. */
    website: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.object({ accepted: z.literal(true) }),
});
export type ManageLinkRequest = z.infer<typeof requestManageLinkEndpoint.request>;
