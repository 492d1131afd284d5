import { randomBytes } from 'node:crypto';
import { isUp } from '../../gateways/deployed-site.ts';

/** What a site seals with. Another one ends open links, or takes no authenticator app any more. */
const SEALS = {
  SIGNING_SECRET: () => randomBytes(32).toString('base64'),
  SECOND_FACTOR_KEYS: () => `first:${randomBytes(32).toString('base64')}`,
};

/**
 * The secrets that nobody has to choose, where they are not there yet. Those that a site seals with are
 * made for a new one only: a site that is up has its own.
 * @returns them, and what to tell of those that were not made
 */
export async function makeSecrets(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<{ made: Record<string, string>; says: string[] }> {
  const made: Record<string, string> = {};
  if (!variables.SANITY_WEBHOOK_SECRET) {
    made.SANITY_WEBHOOK_SECRET = randomBytes(32).toString('base64url');
  }
  const lacking = Object.entries(SEALS).filter(([name]) => !variables[name]);
  if (lacking.length === 0) return { made, says: [] };
  const reason = await reasonNotToMake(variables.SITE_URL);
  if (reason) {
    const names = lacking.map(([name]) => name).join(', ');
    return { made, says: [`${names}: ${reason}`] };
  }
  for (const [name, make] of lacking) made[name] = make();
  return { made, says: [] };
}

async function reasonNotToMake(siteUrl: string | undefined): Promise<string | undefined> {
  if (!siteUrl || !URL.canParse(siteUrl)) return 'left out without SITE_URL.';
  try {
    if (!(await isUp(siteUrl))) return undefined;
  } catch {
    return `not made, because ${siteUrl} did not answer in time. Run this again.`;
  }
  return `not made, because the site at ${siteUrl} is up and has its own. Copy what Netlify → Environment variables has into the file. docs/DEPLOY.md, “When somebody else takes over”, says more.`;
}
