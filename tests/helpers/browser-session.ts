import type { Page } from '@playwright/test';
import { SESSION_HINT_KEY } from '#browser/session-hint.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { profiles } from '#server/gateways/records.ts';
import { passedBy } from './second-factor.ts';
import { PASSWORD, signInAtFirebase } from './sign-in.ts';

/** Of the site, so that storage is that of the site. It asks for no icon. */
const EMPTY_PAGE = '/a-page-of-the-tests';

/**
 * Puts a session into the browser, as signing in leaves it: Firebase's own record, the header's hint, and
 * for an administrator the cookie of the second factor. The page is then on none of the site's; open one.
 * How a person signs in by the form is a test of its own (accounts.spec.ts, second-factor.spec.ts).
 * @param given.secondFactor an admin has passed it in this browser unless told
 */
export async function signInAs(
  page: Page,
  email: string,
  { password = PASSWORD, secondFactor = true } = {},
): Promise<void> {
  const session = await signInAtFirebase(email, password);
  const profile = (await profiles().doc(session.localId).get()).data();
  await page.route(EMPTY_PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(EMPTY_PAGE);
  await page.unroute(EMPTY_PAGE);
  await page.evaluate(storeSession, {
    user: firebaseUser(email, session),
    hintKey: SESSION_HINT_KEY,
    hint: { name: fullName(profile) ?? email, role: profile?.role ?? '' },
  });
  if (!secondFactor || profile?.role !== 'admin') return;
  const [name = '', value = ''] = (await passedBy(session.localId, session.idToken)).split('=');
  const url = new URL('/', page.url()).href;
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }]);
}

const fullName = (profile: Profile | undefined) =>
  profile && `${profile.firstName} ${profile.lastName}`;

/** As the Firebase SDK keeps whoever is signed in; it asks for the rest when it starts. */
function firebaseUser(email: string, session: Awaited<ReturnType<typeof signInAtFirebase>>) {
  const apiKey = process.env.PUBLIC_FIREBASE_API_KEY ?? '';
  return {
    fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`,
    value: {
      uid: session.localId,
      email,
      emailVerified: false,
      isAnonymous: false,
      providerData: [],
      apiKey,
      appName: '[DEFAULT]',
      stsTokenManager: {
        refreshToken: session.refreshToken,
        accessToken: session.idToken,
        expirationTime: Date.now() + Number(session.expiresIn) * 1000,
      },
    },
  };
}

/** In the browser. */
function storeSession(given: { user: object; hintKey: string; hint: object }): Promise<void> {
  localStorage.setItem(given.hintKey, JSON.stringify(given.hint));
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb', 1);
    const fail = () => reject(new Error('The browser keeps no session.'));
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
    opening.onerror = fail;
    opening.onsuccess = () => {
      const change = opening.result.transaction('firebaseLocalStorage', 'readwrite');
      change.objectStore('firebaseLocalStorage').put(given.user);
      change.onerror = fail;
      change.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
