import { PUBLIC_VARIABLES } from '../../core/build-env.ts';
import { type EnvProblem, findEmulators, findEnvProblems, type Variables } from '../../core/env.ts';
import { type Finding, fault, ok } from './finding.ts';

/** What AWS Lambda, which runs Netlify's functions, gives a function's variables: names and values. */
const LAMBDA_BYTES = 4_096;
/** What is left for what Netlify sets itself. */
const RESERVE = 256;
/** So many bytes our own variables may take. */
export const MAX_BYTES = LAMBDA_BYTES - RESERVE;
const SERVICE = 'Environment';

const ON_A_LAPTOP = 'Take it out: it is for a laptop.';
/** Where a value is found; for the others the comment in `.env.example` says it. */
const WHERE: Record<string, string> = {
  SITE_URL:
    'Set it to the address of the site, without a path or a slash at the end: https://www.example.org.',
  SANITY_PROJECT_ID: 'Copy it from manage.sanity.io.',
  SANITY_DATASET: 'Set it to production, or to the name that the dataset has at manage.sanity.io.',
  FIREBASE_PROJECT_ID: 'Copy it from the Firebase console → Project settings → General.',
  FIREBASE_CLIENT_EMAIL: 'Firebase console → Project settings → Service accounts: make a key.',
  FIREBASE_PRIVATE_KEY: 'Firebase console → Project settings → Service accounts: make a key.',
  STORAGE_BUCKET: 'Copy the name of the bucket from the Firebase console → Storage.',
  STRIPE_SECRET_KEY: 'Copy it from Stripe → Developers → API keys.',
  STRIPE_WEBHOOK_SECRET: 'npm run setup makes the endpoint and writes it.',
  STRIPE_PORTAL_GIVING: 'npm run setup makes the page and writes its id.',
  STRIPE_PORTAL_INSTALLMENTS: 'npm run setup makes the page and writes its id.',
  SMTP_URL: 'Ask your email provider: smtps://user:password@host:465.',
  MAIL_FROM: 'Set it to the name and address that emails come from.',
  OFFICE_EMAIL: 'Set it to the address at which the office reads its email.',
  SIGNING_SECRET: 'npm run setup makes one for a new site; keep a copy elsewhere.',
  SECOND_FACTOR_KEYS: 'npm run setup makes one for a new site; keep a copy elsewhere.',
  FIREBASE_AUTH_EMULATOR_HOST: ON_A_LAPTOP,
  FIRESTORE_EMULATOR_HOST: ON_A_LAPTOP,
  FIREBASE_STORAGE_EMULATOR_HOST: ON_A_LAPTOP,
  PUBLIC_FIREBASE_AUTH_EMULATOR: ON_A_LAPTOP,
  PUBLIC_FIREBASE_API_KEY: 'Firebase console → Project settings → General → your web app.',
  PUBLIC_FIREBASE_PROJECT_ID: 'Firebase console → Project settings → General → your web app.',
  PUBLIC_FIREBASE_AUTH_DOMAIN: 'Firebase console → Project settings → General → your web app.',
};

/** Pure: what functions and the build would refuse to start with. */
export function findProblems(variables: Variables): EnvProblem[] {
  const absent = PUBLIC_VARIABLES.filter((name) => !variables[name]);
  return [
    ...findEnvProblems(variables),
    ...findEmulators(variables),
    ...absent.map((name) => ({ name, problem: 'is missing' })),
  ];
}

/**
 * Pure: what is wrong with the variables themselves.
 * @param names what of them is ours: what else this machine has set does not go to the host
 */
export function checkEnvironment(variables: Variables, names: readonly string[]): Finding[] {
  const faults = [
    ...findProblems(variables).map(({ name, problem }) =>
      fault(SERVICE, `${name} ${problem}.`, WHERE[name] ?? 'See .env.example.'),
    ),
    ...checkSize(variables, names),
    ...checkProjects(variables),
  ];
  return faults.length > 0 ? faults : [ok(SERVICE, 'Every variable is there.')];
}

function checkSize(variables: Variables, names: readonly string[]): Finding[] {
  const bytes = names.reduce(
    (sum, name) => sum + Buffer.byteLength(name) + Buffer.byteLength(variables[name] ?? ''),
    0,
  );
  if (bytes <= MAX_BYTES) return [];
  const says = `The variables take ${bytes} bytes, and functions may have ${MAX_BYTES}.`;
  const next = 'Take out what .env.example does not name, or limit it to builds.';
  return [fault(SERVICE, says, next)];
}

/** Signed in at one project, a person is a stranger to another. */
function checkProjects(variables: Variables): Finding[] {
  const { FIREBASE_PROJECT_ID: own, PUBLIC_FIREBASE_PROJECT_ID: shown } = variables;
  if (!own || !shown || own === shown) return [];
  const says = `Browsers sign in at ${shown}, and functions read ${own}.`;
  const next = 'Set PUBLIC_FIREBASE_PROJECT_ID and FIREBASE_PROJECT_ID to the same project.';
  return [fault(SERVICE, says, next)];
}
