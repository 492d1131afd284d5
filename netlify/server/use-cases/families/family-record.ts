import { createHash } from 'node:crypto';
import type { Family } from '#domain/families/family.ts';
import { families } from '../../gateways/records.ts';
import { readById } from '../records/read-by-id.ts';

/** The id of a family's record: it follows from the address, and does not say it. */
export function familyIdOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32);
}

/** The records of these families, by address; most have none. */
export async function readFamilyRecords(emails: readonly string[]): Promise<Map<string, Family>> {
  const found = await readById(families(), emails.map(familyIdOf));
  return new Map([...found.values()].map((family) => [family.email, family]));
}

/** A family of which nothing has been decided yet. */
export function newFamily(email: string, now: Date): Family {
  const at = now.toISOString();
  return {
    ...{ id: familyIdOf(email), email, hold: null, remindedAt: null },
    ...{ createdAt: at, updatedAt: at },
  };
}
