/*
 * `npm run verify:deploy`: what is committed, built as Netlify builds it and with what a new program has
 * before its first deploy; then every function that was packed, started and asked. Nothing leaves this
 * machine. Says each fault in a sentence with the next step, and fails on any.
 */
import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '@netlify/functions';
import { startAuthEmulator } from '#local/auth/emulator.ts';
import { localEnvironment } from '#local/env.ts';
import { findFreePort } from '#local/ports.ts';
import { loadPrivateKey } from '#local/private-key.ts';
import { say, showStep } from '#local/run/screen.ts';
import type { Finding } from '#server/use-cases/deployment/finding.ts';
import { startStack } from '#tests/helpers/stack.ts';
import { printFindings } from '../../netlify/print-findings.ts';
import { checkRateLimits, checkSchedules, type NamedConfig } from './checks/check-functions.ts';
import { checkNetlifyToml } from './checks/check-netlify-toml.ts';
import { checkPages } from './checks/check-pages.ts';
import { checkSize } from './checks/check-size.ts';
import { cloneClean } from './clean-clone.ts';
import { firstEnvironment, runBuilder } from './run-builder.ts';
import { startFunctions } from './start-functions.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const directory = await mkdtemp(path.join(tmpdir(), 'courtside-deploy-'));
const folder = path.join(directory, 'site');
const open: { close(): Promise<void> }[] = [];
try {
  printFindings(await verify(), 'Netlify would build and run this.');
} finally {
  await Promise.all(open.map((service) => service.close()));
  await rm(directory, { recursive: true, force: true });
}

async function verify(): Promise<Finding[]> {
  say('Verifying the deploy …');
  const left = await showStep('Clean clone', cloneClean(ROOT, folder));
  if (left.length > 0) say(`  Not looked at, because it is not committed:\n  ${left.join('\n  ')}`);
  const sources = readdirSync(path.join(folder, 'netlify/functions'));
  const names = sources.map((file) => path.basename(file, '.ts'));
  const before = [
    ...(await checkNetlifyToml(folder, names)),
    ...checkSize(await readFile(path.join(folder, '.env.example'), 'utf8')),
  ];
  const environment = await showStep('Local services', startServices());
  const first = firstEnvironment(environment);
  const built = await showStep('Netlify’s build', runBuilder(folder, first));
  if (built.some(({ state }) => state === 'fault')) return [...before, ...built];
  const functions = await Promise.all(names.map(readFunction));
  const limits = functions.map(({ name, config }) => ({ name, hasLimit: !!config.rateLimit }));
  return [
    ...before,
    ...(await checkSchedules(functions)),
    ...checkRateLimits(functions),
    ...built,
    ...(await checkPages(folder)),
    ...(await showStep('Functions', startFunctions(folder, limits))),
  ];
}

/** What a function says of itself, as it was built. */
async function readFunction(name: string): Promise<NamedConfig> {
  const file = path.join(folder, 'dist-functions', `${name}.mjs`);
  const module = (await import(file)) as { config?: Config };
  return { name, config: module.config ?? {} };
}

/** Sets this process's environment to them. @returns the same, as a program has it when all is set up */
async function startServices(): Promise<Record<string, string>> {
  const siteUrl = `http://localhost:${await findFreePort()}`;
  const auth = await startAuthEmulator({ port: 0, directory, keepAccounts: false });
  open.push(auth);
  const stack = await startStack({ authUrl: auth.url, siteUrl, directory });
  open.push(stack);
  await stack.seed();
  return localEnvironment(stack.addresses, loadPrivateKey(path.join(tmpdir(), 'courtside-key')));
}
