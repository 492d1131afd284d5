import { BUILD_FILE } from '#contracts/publishing/publishing.ts';
import { type BuiltSite, BuiltSiteSchema } from '#domain/publishing/site-build.ts';
import { env } from '../core/env.ts';

const TIMEOUT_MS = 2_000;

/** What the site that is up says of its build; null where it cannot be asked or says nothing. */
export async function readBuiltSite(): Promise<BuiltSite | null> {
  try {
    const response = await fetch(`${env().SITE_URL}${BUILD_FILE}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return null;
    const parsed = BuiltSiteSchema.safeParse(await response.json());
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
