import * as z from 'zod/mini';
import { StoredSettingsSchema } from '#domain/settings/settings.ts';
import type { Language } from '#words/language.ts';
import { fetchContent } from './client.ts';

const AnswerSchema = z.object({ languages: StoredSettingsSchema.shape.languages });

/**
 * The languages that the pages are built in, English first.
 * @throws Error when content cannot be asked, or names a language that there is not
 */
export async function readSiteLanguages(): Promise<readonly Language[]> {
  const answer = await fetchContent('*[_id == "siteSettings"][0]{languages}');
  const { languages } = (answer ?? {}) as { languages?: unknown };
  // Content that was never given is null in GROQ.
  return z.parse(AnswerSchema, { languages: languages ?? undefined }).languages;
}
