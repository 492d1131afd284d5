import type { ProfileForm } from '#domain/accounts/account-forms.ts';
import { isOldEnough } from '#domain/accounts/age.ts';
import { newProfile } from '#domain/accounts/new-profile.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { currentLanguage } from '#words/current-language.ts';
import { messages } from '#words/rules/accounts.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { readOwnProfile } from '../../gateways/own-profile.ts';
import { profiles } from '../../gateways/records.ts';

/**
 * Makes or changes the caller's own profile. Which one, and its email, come from the ID token; an
 * admin stays one, whatever is chosen, under the address that was made one.
 * @throws AppError invalid_input when the person is not 18
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
    const current = readOwnProfile(await transaction.get(doc), { uid, email }, now);
    const isAdmin = current?.role === 'admin';
    const role: Profile['role'] = isAdmin ? 'admin' : form.role;
    const base =
      current ??
      newProfile({ id: uid, userId: uid, email, ...form, language: currentLanguage() }, now);
    const address = isAdmin ? current.email : email;
    const profile = { ...base, ...form, role, email: address, updatedAt: now.toISOString() };
    transaction.set(doc, profile);
    return profile;
  });
}
