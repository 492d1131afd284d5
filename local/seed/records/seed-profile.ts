import { newProfile } from '#domain/accounts/new-profile.ts';
import { type SeededDocument, toDocument } from '../seeded-document.ts';
import type { DemoAccount } from './demo-accounts.ts';

/** The record `profiles/<uid>` of a demo account, with the words that the dashboard finds it by. */
export function seedProfile(account: DemoAccount, uid: string, now: Date): SeededDocument {
  const { firstName, lastName, email, role } = account;
  const profile = newProfile({ id: uid, userId: uid, firstName, lastName, email, role }, now);
  return toDocument('profiles', uid, profile);
}
