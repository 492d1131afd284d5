import type { Variables } from '../../core/env.ts';
import { auth } from '../../gateways/auth.ts';
import { firestore } from '../../gateways/firestore.ts';
import { findMissingIndexes, type IndexEntry } from '../../gateways/firestore-indexes.ts';
import { trySigningIn } from '../../gateways/public-sign-in.ts';
import { pingStorage, showsProgress } from '../../gateways/storage.ts';
import { listAdmins } from '../access/list-admins.ts';
import { type Finding, fault, ok, SETUP } from './finding.ts';

const NAMED = 3;

/** Whether the key of the service account reads records. */
export async function checkRecords(): Promise<Finding[]> {
  await firestore().doc('health/check').get();
  return [ok('Firestore', 'Records can be read.')];
}

/** Whether every question of the site has its index. */
export async function checkIndexes(indexes: readonly IndexEntry[]): Promise<Finding[]> {
  const service = 'Firestore indexes';
  const missing = await findMissingIndexes(indexes);
  if (missing.length === 0) return [ok(service, `All ${indexes.length} can be used.`)];
  const named = missing.slice(0, NAMED).map(describe).join('; ');
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  const says = `${missing.length} of ${indexes.length} are missing or being built: ${named}${more}.`;
  return [fault(service, says, `${SETUP}; building them takes some minutes.`)];
}

function describe({ collectionGroup, fields }: IndexEntry): string {
  return `${collectionGroup} (${fields.map(({ fieldPath }) => fieldPath).join(', ')})`;
}

/** Whether pictures and videos have a place, and go on where they stopped on their way there. */
export async function checkStorage(): Promise<Finding[]> {
  const service = 'Storage';
  await pingStorage();
  if (await showsProgress()) return [ok(service, 'The bucket can be read, and takes uploads.')];
  const says =
    'Browsers may not read how far an upload is: a cut one begins anew, and its bar does not move.';
  return [fault(service, says, 'Give the bucket the CORS of docs/DEPLOY.md, 2.')];
}

/** Whether people can sign in with an email address and a password, here and in a browser. */
export async function checkSignIn(variables: Variables): Promise<Finding[]> {
  const service = 'Sign-in';
  await auth().listUsers(1);
  const refusal = await trySigningIn(variables);
  if (/EMAIL_NOT_FOUND|INVALID_LOGIN_CREDENTIALS/.test(refusal)) {
    return [ok(service, 'People can sign in with email and password.')];
  }
  if (/OPERATION_NOT_ALLOWED|PASSWORD_LOGIN_DISABLED|CONFIGURATION_NOT_FOUND/.test(refusal)) {
    const next = 'Firebase console → Authentication → Sign-in method: switch on Email/Password.';
    return [fault(service, 'Signing in with email and password is switched off.', next)];
  }
  const next = 'Copy PUBLIC_FIREBASE_API_KEY from the Firebase console → your web app.';
  return [fault(service, `Firebase does not let browsers sign in: ${refusal}.`, next)];
}

/** Whether there is someone who can open the dashboard. */
export async function checkAdmin(): Promise<Finding[]> {
  const service = 'Administrator';
  const admins = await listAdmins(new Date());
  if (admins.some(({ canOpen }) => canOpen)) return [ok(service, 'There is one.')];
  const next =
    'Sign up on the site, verify the address, then npm run admin:grant -- <your address>.';
  return [fault(service, 'Nobody can open the dashboard yet.', next)];
}
