import { searchTokens } from '#domain/search/search-tokens.ts';
import type { DemoAccount } from './demo-accounts.ts';

/**
 * The record `profiles/<uid>` of a demo account: every field of a profile, null where nothing is known,
 * and the words that the dashboard finds it by.
 */
export function seedProfile(account: DemoAccount, uid: string, now: Date) {
  return {
    id: uid,
    userId: uid,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    role: account.role,
    dateOfBirth: null,
    phone: null,
    jerseyNumber: null,
    position: null,
    teamName: null,
    parentGuardianName: null,
    parentGuardianPhone: null,
    emergencyContactName: null,
    emergencyContactPhone: null,
    registrationId: null,
    age: null,
    grade: null,
    photoConsent: false,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    searchTokens: searchTokens([account.firstName, account.lastName, account.email]),
  };
}
