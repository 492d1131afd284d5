import {
  describeProblem,
  findEmulators,
  findSiteUrlProblems,
  incomplete,
  isTestKey,
  type Variables,
} from './env.ts';

/** What a browser needs to sign in; built into the pages, so missing it shows only once someone tries. */
export const PUBLIC_VARIABLES = [
  'PUBLIC_FIREBASE_API_KEY',
  'PUBLIC_FIREBASE_PROJECT_ID',
  'PUBLIC_FIREBASE_AUTH_DOMAIN',
] as const;

/**
 * Pure: whether the pages can be built with these variables. The secrets of Stripe and mail are not
 * needed for that, but what is there must not be wrong.
 * @returns whether the records may be read: not by a preview that was not allowed to
 * @throws Error that names what is missing or wrong
 */
export function checkBuild(variables: Variables): { readsRecords: boolean } {
  const { CONTEXT, STRIPE_SECRET_KEY = '' } = variables;
  const lines = [
    ...PUBLIC_VARIABLES.filter((name) => !variables[name]).map((name) => `  ${name}: is missing`),
    ...[...findSiteUrlProblems(variables), ...findEmulators(variables)].map(describeProblem),
    ...(CONTEXT === 'production' && isTestKey(STRIPE_SECRET_KEY)
      ? ['  STRIPE_SECRET_KEY: is a test key, and this is the production deploy']
      : []),
  ];
  if (lines.length > 0) throw incomplete(lines);
  const isPreview = CONTEXT === 'deploy-preview' || CONTEXT === 'branch-deploy';
  const { PREVIEW_FIREBASE_PROJECT, FIREBASE_PROJECT_ID } = variables;
  const isAllowed = !!FIREBASE_PROJECT_ID && PREVIEW_FIREBASE_PROJECT === FIREBASE_PROJECT_ID;
  return { readsRecords: !isPreview || isAllowed };
}
