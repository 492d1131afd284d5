import type { Family } from './family.ts';

/**
 * Whether whoever said on a form that they want news still does: not where their address has asked for none
 * since. What they check on a form after that counts again.
 */
export function wantsNews(
  { consents, createdAt }: { consents: boolean; createdAt: string },
  family: Pick<Family, 'newsStop'> | undefined,
): boolean {
  const stoppedAt = family?.newsStop?.at;
  return consents && (stoppedAt === undefined || Date.parse(createdAt) > Date.parse(stoppedAt));
}
