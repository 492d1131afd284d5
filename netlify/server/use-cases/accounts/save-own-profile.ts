import type { ProfileForm } from '#domain/accounts/account-forms.ts';
import { isOldEnough } from '#domain/accounts/age.ts';
import { newProfile } from '#domain/accounts/new-profile.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { currentLanguage } from '#words/current-language.ts';
import { messages as adminMessages } from '#words/office/refusals/access.ts';
import { messages } from '#words/rules/accounts.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { isOfAddress, readOwnProfile } from '../../gateways/own-profile.ts';
import { profiles } from '../../gateways/records.ts';

/**
 * Makes or changes the caller's own profile. Which one, and its email, come from the ID token; an
 * admin stays one, whatever is chosen. A profile of another address gives way to a new one, which has
 * nothing of it; an admin's stays as it is.
 * @throws AppError invalid_input when the person is not 18, forbidden where it is an admin's of another address
 */
export async function saveOwnProfile(
  { uid, email }: Account,
  form: ProfileForm,
  now: Date,
): Promise<Profile> {
  // UTC is ahead of every US time zone, so nobody is refused on their own birthday.
  if (!isOldEnough(form.dateOfBirth, now.toISOString().slice(0, 10))) {
    throw new AppError('invalid_input', messages.age, {
      fields: { dateOfBirth: messages.age },
    });
  }
  return firestore().runTransaction(async (transaction) => {
    const doc = profiles().doc(uid);
    const stored = readOwnProfile(await transaction.get(doc), { uid, email }, now);
    const current = stored && isOfAddress(stored, { email }) ? stored : undefined;
    const isAdmin = stored?.role === 'admin';
    if (isAdmin && !current) throw new AppError('forbidden', adminMessages.otherAddress);
    const role: Profile['role'] = isAdmin ? 'admin' : form.role;
    const base =
      current ??
      newProfile({ id: uid, userId: uid, email, ...form, language: currentLanguage() }, now);
    const profile = { ...base, ...form, role, email, updatedAt: now.toISOString() };
    transaction.set(doc, profile);
    return profile;
  });
}
