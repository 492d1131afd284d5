import type { Access } from '#contracts/endpoint.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { messages as adminMessages } from '#words/office/refusals/access.ts';
import { messages } from '#words/refusals/common.ts';
import type { Account, SignedIn } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { verifyIdToken } from '../../gateways/auth.ts';
import { isOfAddress, readOwnProfile } from '../../gateways/own-profile.ts';
import { profiles } from '../../gateways/records.ts';

/**
 * The caller of an endpoint. The role is read from the profile at every call, so that a demotion
 * counts at once.
 * @throws AppError unauthorized without a valid ID token, forbidden without the role, or with an address
 *   that the role was not given to
 */
export async function authorize(
  request: Request,
  access: Exclude<Access, 'public'>,
): Promise<Account> {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  // The signature first, so that strangers cost no reads; then both questions at once.
  const signed = token === undefined ? null : await verifyIdToken(token, 'signature');
  if (token === undefined || !signed) throw signInFirst();
  const [signedIn, stored] = await Promise.all([
    verifyIdToken(token),
    profiles().doc(signed.uid).get(),
  ]);
  if (!signedIn) throw signInFirst();
  const profile = readOwnProfile(stored, signedIn, new Date()) ?? null;
  if (access === 'admin') refuseNonAdmin(profile, signedIn);
  return { ...signedIn, profile: profile && isOfAddress(profile, signedIn) ? profile : null };
}

/**
 * Whoever has an administrator's password can give the account another address without us, and would then
 * get the emails that warn its owner. So the role is of the account and of the address together.
 */
function refuseNonAdmin(profile: Profile | null, signedIn: SignedIn): void {
  if (profile?.role !== 'admin') throw new AppError('forbidden', messages.adminsOnly);
  if (!signedIn.emailVerified) throw new AppError('forbidden', messages.verifyEmail);
  if (!isOfAddress(profile, signedIn)) throw new AppError('forbidden', adminMessages.otherAddress);
}

function signInFirst(): AppError {
  return new AppError('unauthorized', messages.signIn);
}
