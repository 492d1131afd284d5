import { createHash } from 'node:crypto';
import type { Family } from '#domain/families/family.ts';
import { firestore } from '../../gateways/firestore.ts';
import { families } from '../../gateways/records.ts';
import { laterThan } from '../records/change-record.ts';
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

/** The record of a family, or where it will be. */
export const familyDoc = (email: string) => families().doc(familyIdOf(email));

/** The family as one that was reminded just now. */
export function reminded(family: Family | undefined, email: string, now: Date): Family {
  const before = family ?? newFamily(email, now);
  return { ...before, remindedAt: now.toISOString(), updatedAt: laterThan(before.updatedAt, now) };
}

/** Notes that a family was reminded, after the email was written. */
export async function noteReminded(email: string, now: Date): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const doc = familyDoc(email);
    transaction.set(doc, reminded((await transaction.get(doc)).data(), email, now));
  });
}

/** A family of which nothing has been decided yet. */
export function newFamily(email: string, now: Date): Family {
  const at = now.toISOString();
  return {
    id: familyIdOf(email),
    email,
    hold: null,
    remindedAt: null,
    createdAt: at,
    updatedAt: at,
  };
}
