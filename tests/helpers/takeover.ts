import { readAccountRecordsEndpoint } from '#contracts/accounts/own-account.ts';
import {
  getOwnAccountEndpoint,
  requestVerificationEndpoint,
  setPasswordByLinkEndpoint,
  verifyByLinkEndpoint,
} from '#contracts/accounts/session.ts';
import api from '#functions/account.ts';
import { flush, get, invoke, postJson, stack } from './functions.ts';
import { sentBy, signUpUser } from './sign-in.ts';

/* Accounts that two people lay hands on: by our own links, and by what anyone can ask of Firebase without us. */

export const OWN_PASSWORD = 'the-guardians-own';
export const call = (request: Request): Promise<Response> => invoke(api, request);
export const me = (idToken: string) => call(sentBy({ idToken }, get(getOwnAccountEndpoint.path)));
export const records = (idToken: string) =>
  call(sentBy({ idToken }, get(readAccountRecordsEndpoint.path)));
export const setPassword = (code: string, password = OWN_PASSWORD) =>
  call(postJson(setPasswordByLinkEndpoint.path, { code, password }));
export const verifyAs = (idToken: string, code: string) =>
  call(sentBy({ idToken }, postJson(verifyByLinkEndpoint.path, { code })));
export const codeOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code;

/** What anyone can ask of Firebase Auth without us. */
export async function askFirebase(action: string, body: object): Promise<Record<string, string>> {
  const emulator = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
  const path = `identitytoolkit.googleapis.com/v1/accounts:${action}?key=local`;
  const response = await fetch(`${emulator}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, string>;
}

/** The codes that Firebase itself has mailed to an address. */
export async function firebaseCode(email: string, requestType: string): Promise<string> {
  const emulator = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
  const answer = await fetch(`${emulator}/emulator/v1/projects/demo-courtside/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; newEmail?: string; requestType: string; oobCode: string }[];
  };
  const found = oobCodes.findLast(
    (each) => [each.email, each.newEmail].includes(email) && each.requestType === requestType,
  );
  return found?.oobCode ?? '';
}

/** A sign-up with somebody else's address, and the code that was then mailed to its owner. */
export async function squat() {
  const attacker = await signUpUser({ verified: false });
  await call(sentBy(attacker, postJson(requestVerificationEndpoint.path, {})));
  await flush();
  const mail = (await stack.mailbox.readMail(attacker.email)).at(-1);
  const code = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('code');
  return { ...attacker, code: code ?? '' };
}

/** Has Firebase mail a code to another address, which makes it the address of the account. @returns the code */
export async function askForMove(idToken: string, newEmail: string): Promise<string> {
  const requestType = 'VERIFY_AND_CHANGE_EMAIL';
  await askFirebase('sendOobCode', { requestType, idToken, newEmail });
  return firebaseCode(newEmail, requestType);
}

/** Gives the account another address by Firebase's own link, which the new address opens. */
export async function moveTo({ idToken }: { idToken: string }, newEmail: string): Promise<void> {
  await askFirebase('update', { oobCode: await askForMove(idToken, newEmail) });
}
