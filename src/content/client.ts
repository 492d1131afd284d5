import { createClient, type SanityClient } from '@sanity/client';
import { inLanguage } from '#domain/translation/in-language.ts';
import { currentLanguage } from '#words/current-language.ts';
import { type ContentEnv, readContentEnv } from './env.ts';

/**
 * A client for published content, or for the drafts, which only a token may see. With another API host
 * than Sanity's, the project is no part of the host name.
 */
export function createContentClient(env: ContentEnv): SanityClient {
  const hosted = env.SANITY_API_HOST === 'https://api.sanity.io';
  return createClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiVersion: '2025-02-19',
    apiHost: env.SANITY_API_HOST,
    useProjectHostname: hosted,
    // A build shows what was published a second ago, which the CDN may not know yet.
    useCdn: false,
    perspective: env.SANITY_PERSPECTIVE,
    ...(env.SANITY_API_TOKEN && { token: env.SANITY_API_TOKEN }),
  });
}

let client: SanityClient | undefined;

/**
 * Asks content in GROQ, with the build's own client, in the language of the pages. A projection names its fields, so
 * that they can be checked, and has `...` first, which brings their translations.
 */
export async function fetchContent(query: string): Promise<unknown> {
  return inLanguage(await fetchOriginal(query), currentLanguage());
}

/** Content as it was written first, in English: what is signed, and what is compared. */
export function fetchOriginal(query: string): Promise<unknown> {
  client ??= createContentClient(readContentEnv(process.env));
  return client.fetch<unknown>(query);
}
