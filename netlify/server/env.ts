import * as z from 'zod/mini';

/** PEM keys travel through dashboards and .env files with their line breaks written as \n. */
const PemSchema = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((pem) => pem.replaceAll('\\n', '\n')),
);

const EnvSchema = z.object({
  /** Where the site is served, without a trailing slash: links in mails and Stripe's return addresses. */
  SITE_URL: z.url(),
  SANITY_PROJECT_ID: z.string().check(z.minLength(1)),
  SANITY_DATASET: z.string().check(z.minLength(1)),
  /** Set only where Sanity is not at its own address. */
  SANITY_API_HOST: z.optional(z.url()),
  SANITY_API_TOKEN: z.optional(z.string()),
  FIREBASE_PROJECT_ID: z.string().check(z.minLength(1)),
  FIREBASE_CLIENT_EMAIL: z.email(),
  FIREBASE_PRIVATE_KEY: PemSchema,
  /** The bucket that pictures and videos are sent to. */
  STORAGE_BUCKET: z.string().check(z.minLength(3)),
  STRIPE_SECRET_KEY: z.string().check(z.minLength(1)),
  STRIPE_WEBHOOK_SECRET: z.string().check(z.minLength(1)),
  STRIPE_API_BASE: z._default(z.url(), 'https://api.stripe.com'),
  SMTP_URL: z.url(),
  MAIL_FROM: z.string().check(z.minLength(3)),
  /** Where the office reads its mail: orders, registrations, messages. */
  OFFICE_EMAIL: z.email(),
  /** Called after team information is saved, so that the pages are built anew; none where it is not set. */
  BUILD_HOOK_URL: z.optional(z.url()),
  /** Set by Netlify in its functions. */
  NETLIFY_PURGE_API_TOKEN: z.optional(z.string()),
});
export type Env = z.infer<typeof EnvSchema>;

let parsed: Env | undefined;

/**
 * The environment, parsed once. Empty variables count as missing, as hosting dashboards store them.
 * @throws Error that names every variable that is missing or wrong, and why.
 */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** Pure core of {@link env}. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = EnvSchema.safeParse(present);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    (issue) =>
      `  ${issue.path.join('.')}: ${present[String(issue.path[0])] === undefined ? 'is missing' : issue.message}`,
  );
  throw new Error(
    `The environment is not complete. See .env.example.\n${[...new Set(lines)].join('\n')}`,
  );
}
