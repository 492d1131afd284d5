import * as z from 'zod/mini';
import { BrandPictureIdSchema } from '#domain/team/brand-picture.ts';
import { messages } from '#words/office/refusals/team.ts';
import { adminPost } from '../endpoint.ts';

/** Of the file itself. */
export const MAX_BRAND_BYTES = 512 * 1024;
/** Four characters for three bytes. */
const MAX_CHARACTERS = Math.ceil(MAX_BRAND_BYTES / 3) * 4;

/**
 * Checks an SVG or PNG and makes the pictures of it that pages, emails and PDFs show. Nothing shows it
 * before its id is saved with the team information.
 */
export const uploadBrandPictureEndpoint = adminPost({
  path: '/.netlify/functions/upload-brand-picture',
  stepUp: false,
  request: z.object({
    /** The file in Base64. What it is, its content says. */
    data: z
      .string(messages.chooseFile)
      .check(
        z.minLength(1, messages.empty),
        z.maxLength(MAX_CHARACTERS, messages.tooLarge),
        z.regex(/^[A-Za-z0-9+/]+={0,2}$/, messages.notWhole),
      ),
  }),
  response: z.object({ id: BrandPictureIdSchema }),
  maxBodyBytes: MAX_CHARACTERS + 1024,
});
