import { env } from '../../core/env.ts';
import { readTeam } from '../../gateways/team.ts';

/**
 * Whether an address is the office's own, which it types for donors who have none: their gifts are not one
 * person's, and a statement of them would be nobody's.
 */
export async function isOfficeAddress(email: string): Promise<boolean> {
  const team = await readTeam();
  const own = [env().OFFICE_EMAIL, team?.email].map((address) => address?.toLowerCase());
  return own.includes(email.toLowerCase());
}
