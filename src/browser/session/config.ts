/**
 * Which Firebase project people sign in to. Public by nature: it is in every page that signs in. The
 * build refuses to go on without it (`astro.config.mjs`).
 */
export const FIREBASE_CONFIG = {
  apiKey: String(import.meta.env.PUBLIC_FIREBASE_API_KEY),
  projectId: String(import.meta.env.PUBLIC_FIREBASE_PROJECT_ID),
  authDomain: String(import.meta.env.PUBLIC_FIREBASE_AUTH_DOMAIN),
};

/** The address of the Auth emulator on a laptop and in tests; undefined in production. */
export const AUTH_EMULATOR: string | undefined = import.meta.env.PUBLIC_FIREBASE_AUTH_EMULATOR;
