import type { ValidationContext } from 'sanity';
import { readPublished } from './unique.ts';

/** What staff should know of a short name that was published: applications and links are kept under it. */
export function findRoleWarning(
  role: string | undefined,
  published: string | null,
): string | undefined {
  if (!role || published === null || role === published) return undefined;
  return `“${published}” is published, and applications keep it. Write it again, and change only the title. For another role, add a new opportunity.`;
}

/** Compares the short name being edited with the published one. */
export async function checkRoleName(role: string | undefined, context: ValidationContext) {
  const published = await readPublished<string>(context, '.role');
  return findRoleWarning(role, published) ?? true;
}
