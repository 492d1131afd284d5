import * as z from 'zod/mini';

/** What a link from an email carries, as `netlify/server/core/sealed.ts` writes it. */
export const SealedCodeSchema = z.string().check(z.maxLength(800), z.regex(/^[\w-]{60,}$/));
