import * as z from 'zod/mini';
import { emailAddress } from '#domain/forms/fields.ts';
import { messages } from '#words/rules/donations.ts';
import { publicPost } from '../endpoint.ts';

const chooseYear = { error: () => messages.year };

/**
 * Asks for the statement of a year's gifts. It goes by email to the donor's own address and nowhere
 * else; the answer is the same whether there are gifts or not.
 */
export const requestGivingStatementEndpoint = publicPost({
  path: '/api/giving/statement',
  request: z.object({
    email: emailAddress(),
    year: z.int(chooseYear).check(z.minimum(2000, chooseYear), z.maximum(2100, chooseYear)),
    /** Honeypot: people never see it, so only a program fills it in. */
    website: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.object({ accepted: z.literal(true) }),
});
export type GivingStatementRequest = z.infer<typeof requestGivingStatementEndpoint.request>;
