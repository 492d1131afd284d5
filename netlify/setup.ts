/*
 * `npm run setup -- --env .env.production`: does what can be done for an operator, and may be run again:
 * makes the file of variables and its secrets, what we need at Stripe, and Firestore's rules and indexes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { findProblems } from '#server/use-cases/deployment/check-environment.ts';
import { setVariables } from '#server/use-cases/deployment/env-file.ts';
import { fillGaps } from '#server/use-cases/deployment/fill-gaps.ts';
import { makeSecrets } from '#server/use-cases/deployment/make-secrets.ts';
import { setUpSanity } from '#server/use-cases/deployment/set-up-sanity.ts';
import { setUpStripe } from '#server/use-cases/deployment/set-up-stripe.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const { values } = parseArgs({ options: { env: { type: 'string' } } });
if (values.env) await setUp(path.resolve(values.env));
else {
  console.error('Name the file of the variables: npm run setup -- --env .env.production');
  process.exitCode = 1;
}

async function setUp(file: string): Promise<void> {
  if (!existsSync(file)) {
    const example = readFileSync(path.join(ROOT, '.env.example'), 'utf8');
    // It will hold secrets: for its owner alone.
    writeFileSync(file, example, { mode: 0o600 });
    console.log(`${file}: made from .env.example. Fill it in, and run this again.`);
  }
  const write = (made: Record<string, string>) => {
    const before = readFileSync(file, 'utf8');
    const after = setVariables(before, made);
    if (after !== before) writeFileSync(file, after);
  };
  const secrets = await makeSecrets(parseEnv(readFileSync(file, 'utf8')));
  write(secrets.made);
  for (const name of Object.keys(secrets.made))
    console.log(`${name}: made. Keep a copy elsewhere.`);
  for (const line of secrets.says) console.log(line);

  const variables = parseEnv(readFileSync(file, 'utf8'));
  const broken = new Set(findProblems(variables).map(({ name }) => name));
  Object.assign(process.env, variables, fillGaps(broken));
  const sanity = ['SITE_URL', 'SANITY_PROJECT_ID', 'SANITY_DATASET'];
  if (!variables.SANITY_MANAGE_TOKEN) {
    console.log('Sanity: left out without SANITY_MANAGE_TOKEN.');
  } else {
    await step('Sanity', sanity, broken, async () => {
      const says = await setUpSanity();
      for (const line of says) console.log(line);
    });
  }
  await step('Stripe', ['STRIPE_SECRET_KEY', 'SITE_URL'], broken, async () => {
    const hasSecret = !broken.has('STRIPE_WEBHOOK_SECRET');
    for await (const { says, variables: made } of setUpStripe(hasSecret)) {
      write(made);
      for (const line of says) console.log(line);
    }
  });
  const key = ['FIREBASE_PROJECT_ID', 'FIREBASE_CLIENT_EMAIL', 'FIREBASE_PRIVATE_KEY'];
  await step('Firebase', key, broken, () => deployRules(variables));
  const given = `--env ${path.relative(process.cwd(), file)}`;
  console.log(`\nWhat is left: npm run doctor -- ${given}`);
  console.log(
    `The first administrator: sign up on the site, then npm run admin:grant -- <email> ${given}`,
  );
}

/** Does a step where its variables are there, and goes on where it fails. */
async function step(
  name: string,
  needs: readonly string[],
  broken: ReadonlySet<string>,
  work: () => Promise<void>,
): Promise<void> {
  const lacks = needs.filter((variable) => broken.has(variable));
  if (lacks.length > 0) {
    console.log(`${name}: left out without ${lacks.join(', ')}.`);
    return;
  }
  try {
    await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`${name}: ${reason}`);
    process.exitCode = 1;
  }
}

/** Rules and indexes, by Firebase's own program and the key of the service account. */
async function deployRules(variables: NodeJS.Dict<string>): Promise<void> {
  const { FIREBASE_PROJECT_ID = '', FIREBASE_CLIENT_EMAIL, FIREBASE_PRIVATE_KEY } = variables;
  if (variables.FIRESTORE_EMULATOR_HOST) {
    console.log('Firebase: rules and indexes are not deployed to an emulator.');
    return;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'courtside-'));
  const keyFile = path.join(folder, 'key.json');
  try {
    const key = {
      type: 'service_account',
      project_id: FIREBASE_PROJECT_ID,
      client_email: FIREBASE_CLIENT_EMAIL,
      private_key: FIREBASE_PRIVATE_KEY?.replaceAll('\\n', '\n'),
      token_uri: 'https://oauth2.googleapis.com/token',
    };
    await writeFile(keyFile, JSON.stringify(key), { mode: 0o600 });
    const refused: string[] = [];
    for (const part of DEPLOYED) {
      const code = await deployPart(part, FIREBASE_PROJECT_ID, keyFile);
      if (code !== 0) refused.push(part);
    }
    if (refused.length > 0)
      throw new Error(`not deployed: ${refused.join(', ')}; why stands above.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One after the other: a service that refuses keeps back no other, least of all the indexes. */
const DEPLOYED = ['firestore:indexes', 'firestore:rules', 'storage'];

/** @returns the exit code of Firebase's program, which tells its reasons itself */
async function deployPart(part: string, project: string, keyFile: string): Promise<number | null> {
  const firebase = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const words = ['deploy', '--only', part, '--project', project, '--non-interactive'];
  const deploy = spawn(process.execPath, [firebase, ...words], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, GOOGLE_APPLICATION_CREDENTIALS: keyFile },
  });
  const [code] = (await once(deploy, 'exit')) as [number | null];
  return code;
}
