import * as z from 'zod/mini';
import type { SignedDocument } from '#domain/registration/signed-documents.ts';
import { pageAddress } from '#words/page-address.ts';

const LegalTextSchema = z.object({
  sha256: z.string(),
  /** In English, which is what is signed. */
  text: z.string(),
  translation: z.optional(z.string()),
  translationSha256: z.optional(z.string()),
});
export type LegalText = z.infer<typeof LegalTextSchema>;

/** The words of a text to be signed, which would make the page itself too heavy; null where they cannot be had. */
export async function loadLegalText(
  slug: SignedDocument,
  signal: AbortSignal,
): Promise<LegalText | null> {
  try {
    const response = await fetch(pageAddress(`/legal/${slug}.json`), { signal });
    const body: unknown = response.ok ? await response.json() : undefined;
    return z.safeParse(LegalTextSchema, body).data ?? null;
  } catch {
    return null;
  }
}
