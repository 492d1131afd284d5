import { expect, test } from 'vitest';
import { checkBuild } from './build-env.ts';

const PAGES = {
  SITE_URL: 'https://hoops.example',
  FIREBASE_PROJECT_ID: 'hoops',
  PUBLIC_FIREBASE_API_KEY: 'key',
  PUBLIC_FIREBASE_PROJECT_ID: 'hoops',
  PUBLIC_FIREBASE_AUTH_DOMAIN: 'hoops.firebaseapp.com',
};

test('the pages are built without the secrets of Stripe and mail', () => {
  expect(checkBuild({ ...PAGES, CONTEXT: 'production' })).toEqual({ readsRecords: true });
});

test.each(['PUBLIC_FIREBASE_API_KEY', 'PUBLIC_FIREBASE_PROJECT_ID', 'PUBLIC_FIREBASE_AUTH_DOMAIN'])(
  'a build without %s stops: nobody could sign in',
  (name) => {
    expect(() => checkBuild({ ...PAGES, [name]: '' })).toThrowError(`${name}: is missing`);
  },
);

test('a build for the web stops at an emulator and at a test key', () => {
  expect(() => checkBuild({ ...PAGES, PUBLIC_FIREBASE_AUTH_EMULATOR: 'http://x' })).toThrowError(
    'PUBLIC_FIREBASE_AUTH_EMULATOR',
  );
  const test = { ...PAGES, STRIPE_SECRET_KEY: 'sk_test_1' };
  expect(() => checkBuild({ ...test, CONTEXT: 'production' })).toThrowError('STRIPE_SECRET_KEY');
  expect(checkBuild({ ...test, CONTEXT: 'deploy-preview' })).toEqual({ readsRecords: false });
});

test('a build stops at an address of the site that functions would refuse', () => {
  expect(() => checkBuild({ ...PAGES, SITE_URL: 'https://hoops.example/' })).toThrowError(
    'SITE_URL: must be like https://www.example.org',
  );
});

test('a preview that has no Firebase of its own is built without records', () => {
  const { FIREBASE_PROJECT_ID: _, ...pages } = PAGES;
  expect(checkBuild({ ...pages, CONTEXT: 'deploy-preview' })).toEqual({ readsRecords: false });
});

test('a preview reads the records it was allowed to, and no others', () => {
  const preview = { ...PAGES, CONTEXT: 'deploy-preview' };
  expect(checkBuild({ ...preview, PREVIEW_FIREBASE_PROJECT: 'other' }).readsRecords).toBe(false);
  expect(checkBuild({ ...preview, PREVIEW_FIREBASE_PROJECT: 'hoops' }).readsRecords).toBe(true);
});
