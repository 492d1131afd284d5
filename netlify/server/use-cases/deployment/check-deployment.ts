import { withDeadline } from '../../core/deadline.ts';
import type { Variables } from '../../core/env.ts';
import type { IndexEntry } from '../../gateways/firestore-indexes.ts';
import {
  checkAdmin,
  checkIndexes,
  checkRecords,
  checkSignIn,
  checkStorage,
} from './check-firebase.ts';
import { checkBuildHook, checkContent, checkMail, checkTeam } from './check-other-services.ts';
import { checkSanityProject } from './check-sanity.ts';
import { checkSite } from './check-site.ts';
import { checkPortals, checkStripeAccount, checkWebhook } from './check-stripe.ts';
import { type Finding, fault, unknown } from './finding.ts';

const DEADLINE_MS = 10_000;
/** One question for each of some two hundred indexes. */
const INDEXES_DEADLINE_MS = 60_000;

/** Questions one after the other, to functions that may have to start first. */
const SITE_DEADLINE_MS = 20_000;

const FIREBASE = ['FIREBASE_PROJECT_ID', 'FIREBASE_CLIENT_EMAIL', 'FIREBASE_PRIVATE_KEY'];
const STRIPE = ['STRIPE_SECRET_KEY'];
const ANOTHER_KEY = 'Make a new key of the service account, and look that its project is this one.';

interface Check {
  service: string;
  /** The variables without which nothing is asked. */
  needs: readonly string[];
  ask: () => Finding[] | Promise<Finding[]>;
  /** What to do when it does not answer, or refuses us. */
  next: string;
  deadlineMs?: number;
}

/**
 * Asks each service with a call that changes nothing.
 * @param broken the variables that are missing or wrong: what takes one of them is not asked
 */
export async function checkDeployment(
  variables: Variables,
  broken: ReadonlySet<string>,
  indexes: readonly IndexEntry[],
): Promise<Finding[]> {
  const checks = listChecks(variables, broken, indexes);
  return (await Promise.all(checks.map((check) => run(check, broken)))).flat();
}

function listChecks(
  variables: Variables,
  broken: ReadonlySet<string>,
  indexes: readonly IndexEntry[],
): Check[] {
  const stripeKey = 'Copy STRIPE_SECRET_KEY from Stripe → Developers → API keys again.';
  return [
    {
      service: 'Sanity',
      needs: ['SANITY_PROJECT_ID', 'SANITY_DATASET'],
      ask: checkContent,
      next: 'Look up project and dataset at manage.sanity.io; a new one takes the demo content (docs/EDITING.md).',
    },
    {
      service: 'Sanity project',
      needs: ['SANITY_PROJECT_ID', 'SANITY_DATASET', 'SITE_URL'],
      ask: checkSanityProject,
      next: 'Make SANITY_MANAGE_TOKEN anew at manage.sanity.io → API → Tokens, as Administrator.',
    },
    {
      service: 'Firestore',
      needs: FIREBASE,
      // Indexes are asked for once records can be read: two hundred questions to nobody take long.
      ask: async () => [
        ...(await withDeadline(checkRecords(), DEADLINE_MS, 'Firestore')),
        ...(await checkIndexes(indexes)),
      ],
      next: ANOTHER_KEY,
      deadlineMs: INDEXES_DEADLINE_MS,
    },
    {
      service: 'Storage',
      needs: [...FIREBASE, 'STORAGE_BUCKET'],
      ask: checkStorage,
      next: 'Copy STORAGE_BUCKET from the Firebase console → Storage, without gs://.',
    },
    {
      service: 'Sign-in',
      needs: [...FIREBASE, 'PUBLIC_FIREBASE_API_KEY'],
      ask: () => checkSignIn(variables),
      next: 'Firebase console → Authentication: press Get started.',
    },
    { service: 'Administrator', needs: FIREBASE, ask: checkAdmin, next: ANOTHER_KEY },
    { service: 'Team Info', needs: FIREBASE, ask: checkTeam, next: ANOTHER_KEY },
    { service: 'Stripe', needs: STRIPE, ask: checkStripeAccount, next: stripeKey },
    {
      service: 'Stripe webhook',
      needs: [...STRIPE, 'SITE_URL'],
      ask: checkWebhook,
      next: stripeKey,
    },
    {
      service: 'Stripe pages',
      needs: [...STRIPE, 'STRIPE_PORTAL_GIVING', 'STRIPE_PORTAL_INSTALLMENTS'],
      ask: checkPortals,
      next: stripeKey,
    },
    {
      service: 'Email',
      needs: ['SMTP_URL', 'MAIL_FROM'],
      ask: checkMail,
      next: 'Check host, port, user and password of SMTP_URL with your email provider.',
    },
    {
      service: 'Site',
      needs: ['SITE_URL'],
      ask: () => checkSite(broken),
      next: 'Deploy the site (docs/DEPLOY.md, Netlify), and look that SITE_URL is its address.',
      deadlineMs: SITE_DEADLINE_MS,
    },
    {
      service: 'Build hook',
      needs: ['BUILD_HOOK_URL', 'SITE_URL'],
      ask: checkBuildHook,
      next: 'Deploy the site, and look that SITE_URL is its address.',
    },
  ];
}

async function run(check: Check, broken: ReadonlySet<string>): Promise<Finding[]> {
  const { service, needs, ask, next, deadlineMs = DEADLINE_MS } = check;
  const lacks = needs.filter((name) => broken.has(name));
  if (lacks.length > 0) return [unknown(service, `Not asked without ${lacks.join(', ')}.`)];
  try {
    return await withDeadline(Promise.resolve(ask()), deadlineMs, service);
  } catch (error) {
    return [fault(service, reasonOf(error), next)];
  }
}

/** The innermost reason: ours are worded for people who cannot do anything about it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  const [line = ''] = error.message.split('\n');
  return `${line.replace(/[.\s]+$/, '')}.`;
}
