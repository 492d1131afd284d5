import { type ApiResult, callApi } from '#browser/api.ts';
import {
  readAccountLinkEndpoint,
  setPasswordByLinkEndpoint,
  verifyByLinkEndpoint,
} from '#contracts/accounts/session.ts';
import { loadFirebase } from './load-firebase.ts';

/** What came of the code of a mailed link: `isSpent` = expired, used before or never ours. */
export type LinkOutcome<T> =
  | { ok: true; value: T }
  | { ok: false; isSpent: boolean; message: string };

function outcomeOf<Data, T>(answer: ApiResult<Data>, read: (data: Data) => T): LinkOutcome<T> {
  if (answer.ok) return { ok: true, value: read(answer.data) };
  const { code, message } = answer.error;
  return { ok: false, isSpent: code === 'not_found', message };
}

/** The address that the link was mailed to. */
export async function readMailedLink(code: string): Promise<LinkOutcome<string>> {
  return outcomeOf(await callApi(readAccountLinkEndpoint, { code }), ({ email }) => email);
}

/** Verifies the address of whoever is signed in here, whose session knows of it from now on. */
export async function applyVerification(code: string): Promise<LinkOutcome<void>> {
  const answer = await callApi(verifyByLinkEndpoint, { code }, { onUnauthorized: 'answer' });
  if (answer.ok) await renewSession();
  return outcomeOf(answer, () => undefined);
}

/**
 * Has the session know what has changed of the account, here or in another browser.
 * @throws Error when Firebase cannot be reached
 */
export async function renewSession(): Promise<void> {
  const [{ followUser }, firebase] = await Promise.all([import('./session.ts'), loadFirebase()]);
  await followUser(await firebase.renewToken());
}

/**
 * Sets the password of the account that the link was mailed for, which verifies its address. Every
 * session from before has ended then.
 */
export async function applyNewPassword(code: string, password: string): Promise<LinkOutcome<void>> {
  return outcomeOf(await callApi(setPasswordByLinkEndpoint, { code, password }), () => undefined);
}
