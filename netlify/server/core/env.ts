import * as z from 'zod/mini';

/** PEM keys travel through dashboards and .env files with their line breaks written as \n. */
const PemSchema = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((pem) => pem.replaceAll('\\n', '\n')),
);

const SEALING_KEYS = /^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/;

/** 'name:key,…', each key 32 bytes in base64. The first seals, all of them open. */
const SealingKeysSchema = z.pipe(
  z.string().check(z.regex(SEALING_KEYS, 'is not <name>:<32 bytes in base64>, or a list of these')),
  z.transform((text) =>
    text.split(',').map((pair) => {
      const [id = '', key = ''] = pair.split(':');
      return { id, key: Buffer.from(key, 'base64') };
    }),
  ),
);

/** 'secret,…', without spaces. */
const SecretsSchema = z.pipe(
  z
    .string()
    .check(z.regex(/^[^,\s]+(,[^,\s]+)*$/, 'is not a secret, or a list of these without spaces')),
  z.transform((text) => text.split(',')),
);

/** Addresses are made by putting a path behind it, and compared with what Stripe and Sanity have. */
const SiteUrlSchema = z
  .string()
  .check(
    z.refine(
      isOrigin,
      'must be like https://www.example.org, without a path or a slash at the end',
    ),
  );

// With words of their own: those of the forms speak to families.
const UrlSchema = z.url('must be a web address, such as https://www.example.org');
const EmailSchema = z.email('must be an email address');

/** Providers make passwords that hold what ends one in an address. */
const SmtpUrlSchema = z.url(
  'must be like smtps://user:password@smtp.example.org:465; in the user and the password write / as %2F, # as %23, ? as %3F, and % as %25',
);

const PortalSchema = z.string().check(z.startsWith('bpc_', 'must begin with bpc_'));

const numberBetween = (min: number, max: number) => {
  const words = `must be a number from ${min} to ${max}`;
  return z.coerce.number(words).check(z.minimum(min, words), z.maximum(max, words));
};

const EnvSchema = z.object({
  /** Where the site is served, without a trailing slash: links in emails and Stripe's return addresses. */
  SITE_URL: SiteUrlSchema,
  SANITY_PROJECT_ID: z.string().check(z.minLength(1)),
  SANITY_DATASET: z.string().check(z.minLength(1)),
  /** Set only where Sanity is not at its own address. */
  SANITY_API_HOST: z.optional(UrlSchema),
  SANITY_API_TOKEN: z.optional(z.string()),
  /** May manage the project; for setup and doctor alone, and never at the host. */
  SANITY_MANAGE_TOKEN: z.optional(z.string()),
  FIREBASE_PROJECT_ID: z.string().check(z.minLength(1)),
  FIREBASE_CLIENT_EMAIL: EmailSchema,
  FIREBASE_PRIVATE_KEY: PemSchema,
  /** The bucket that pictures and videos are sent to. */
  STORAGE_BUCKET: z.string().check(z.minLength(3)),
  STRIPE_SECRET_KEY: z.string().check(z.minLength(1)),
  /** What Stripe's events are signed with: one, or two while an endpoint takes another's place. */
  STRIPE_WEBHOOK_SECRET: SecretsSchema,
  /** Stripe's portal for gifts: the card, a pause, a stop. `bpc_…` */
  STRIPE_PORTAL_GIVING: PortalSchema,
  /** Stripe's portal for what is owed in installments: the card alone. `bpc_…` */
  STRIPE_PORTAL_INSTALLMENTS: PortalSchema,
  STRIPE_API_BASE: z._default(UrlSchema, 'https://api.stripe.com'),
  SMTP_URL: SmtpUrlSchema,
  MAIL_FROM: z.string().check(z.minLength(3)),
  /** Where the office reads its email: orders, registrations, messages. */
  OFFICE_EMAIL: EmailSchema,
  /** Seals the secrets of administrators' authenticator apps. */
  SECOND_FACTOR_KEYS: SealingKeysSchema,
  /** Netlify's build hook, which we call when changes have settled; none where it is not set. */
  BUILD_HOOK_URL: z.optional(UrlSchema),
  /** How long after the last change a build begins. */
  BUILD_SETTLE_SECONDS: z._default(numberBetween(1, 3600), 150),
  /** On average one build in so many hours, but for "Publish now"; 0 saves none. */
  BUILD_EVERY_HOURS: z._default(numberBetween(0, 720), 48),
  /** Signs what Sanity tells of publishing; without it nothing of that is taken. */
  SANITY_WEBHOOK_SECRET: z.optional(
    z.string().check(z.minLength(16, 'must have at least 16 characters')),
  ),
  /** Random, 32 characters or more: links to private files and the keys of rate limits are made with it. */
  SIGNING_SECRET: z.string().check(z.minLength(32, 'must have at least 32 characters')),
  /** All rate limits times this: above 1 where many people share one address, as tests do. */
  LIMIT_FACTOR: z._default(numberBetween(0.01, 1000), 1),
  /** Whether a form that opens a payment must bring its proof of work. */
  PROOF_OF_WORK: z._default(
    z.enum(['required', 'optional'], 'must be required or optional'),
    'required',
  ),
  /** The Firebase project that deploy previews may use; without it their functions answer nothing. */
  PREVIEW_FIREBASE_PROJECT: z.optional(z.string()),
  /** Set on a laptop and in tests alone: there, anyone may be anyone. */
  FIREBASE_AUTH_EMULATOR_HOST: z.optional(z.string()),
  FIRESTORE_EMULATOR_HOST: z.optional(z.string()),
  FIREBASE_STORAGE_EMULATOR_HOST: z.optional(z.string()),
  /** Set by Netlify in its functions. */
  NETLIFY_PURGE_API_TOKEN: z.optional(z.string()),
  /** Set only where Netlify's API is not at its own address. */
  NETLIFY_API_BASE: z.optional(UrlSchema),
});
export type Env = z.infer<typeof EnvSchema>;

/** What it takes to read records alone: the pages are built without the secrets of Stripe and mail. */
const RecordsEnvSchema = z.pick(EnvSchema, {
  FIREBASE_PROJECT_ID: true,
  FIREBASE_CLIENT_EMAIL: true,
  FIREBASE_PRIVATE_KEY: true,
});
export type RecordsEnv = z.infer<typeof RecordsEnvSchema>;

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

let parsed: Env | undefined;

/**
 * The environment, parsed once. Empty variables count as missing, as hosting dashboards store them.
 * @throws Error that names every variable that is missing or wrong, and why.
 */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** Google's SDK looks for the emulator of Cloud Storage under a name of its own, with the scheme. */
export function nameStorageEmulator(): void {
  const { FIREBASE_STORAGE_EMULATOR_HOST: host } = env();
  if (host) process.env.STORAGE_EMULATOR_HOST ??= `http://${host}`;
}

/** The part of the environment that reading records takes. Errors as {@link env}. */
export function recordsEnv(): RecordsEnv {
  return parsed ?? parseVariables(RecordsEnvSchema, process.env);
}

/** A variable that is missing or wrong, and why: 'is missing', 'must have at least 32 characters'. */
export interface EnvProblem {
  name: string;
  problem: string;
}

/** Pure: every variable of {@link env} that is missing or wrong. */
export function findEnvProblems(variables: Variables): EnvProblem[] {
  return findProblems(EnvSchema, variables);
}

/** Pure core of {@link env}. */
export function parseEnv(variables: Variables): Env {
  const env = parseVariables(EnvSchema, variables);
  const emulators = findEmulators(variables);
  if (emulators.length === 0) return env;
  throw incomplete(emulators.map(describeProblem));
}

/**
 * Pure: why a deploy of this kind must not run with these settings, or undefined where it may.
 * @param context Netlify's word: 'production', 'deploy-preview', 'branch-deploy', 'dev'
 */
export function describeUnsafeDeploy(
  context: string | undefined,
  env: Pick<Env, 'STRIPE_SECRET_KEY' | 'FIREBASE_PROJECT_ID' | 'PREVIEW_FIREBASE_PROJECT'>,
): string | undefined {
  if (context === undefined || context === 'dev') return undefined;
  if (context === 'production') {
    return isTestKey(env.STRIPE_SECRET_KEY)
      ? 'STRIPE_SECRET_KEY is a test key, and this is the production deploy.'
      : undefined;
  }
  return env.PREVIEW_FIREBASE_PROJECT === env.FIREBASE_PROJECT_ID
    ? undefined
    : 'This is no production deploy, and PREVIEW_FIREBASE_PROJECT does not allow its FIREBASE_PROJECT_ID.';
}

/** Pure: what is wrong with SITE_URL where it is set, for the build, which needs not all of {@link env}. */
export function findSiteUrlProblems({ SITE_URL }: Variables): EnvProblem[] {
  return SITE_URL ? findProblems(z.pick(EnvSchema, { SITE_URL: true }), { SITE_URL }) : [];
}

/** Pure: one of Stripe's keys that move no real money. */
export function isTestKey(key: string): boolean {
  return /^[a-z]+_test_/.test(key);
}

/** Pure: the emulators that are set for a site on the web, where anyone could sign in as anyone. */
export function findEmulators(variables: Variables): EnvProblem[] {
  if (!variables.SITE_URL?.startsWith('https:')) return [];
  const problem = 'is for a laptop, and SITE_URL begins with https:';
  return EMULATORS.filter((name) => variables[name]).map((name) => ({ name, problem }));
}

const EMULATORS = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'PUBLIC_FIREBASE_AUTH_EMULATOR',
] as const;

export type Variables = Record<string, string | undefined>;

function parseVariables<Schema extends z.ZodMiniType>(
  schema: Schema,
  variables: Variables,
): z.infer<Schema> {
  const result = schema.safeParse(presentOf(variables));
  if (result.success) return result.data;
  throw incomplete(findProblems(schema, variables).map(describeProblem));
}

function findProblems(schema: z.ZodMiniType, variables: Variables): EnvProblem[] {
  const present = presentOf(variables);
  const result = schema.safeParse(present);
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return { name, problem: present[name] === undefined ? 'is missing' : message };
  });
}

/** Hosting dashboards store an empty variable for a missing one. */
function presentOf(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
}

/** A line of {@link incomplete}. */
export function describeProblem({ name, problem }: EnvProblem): string {
  return `  ${name}: ${problem}`;
}

/** The error that names what is missing or wrong, a line each. */
export function incomplete(lines: readonly string[]): Error {
  return new Error(
    `The environment is not complete. See .env.example.\n${[...new Set(lines)].join('\n')}`,
  );
}
