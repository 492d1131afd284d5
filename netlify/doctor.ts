/*
 * `npm run doctor`: what of a deployment works, asked with calls that change nothing, and what to do about
 * the rest. It looks at the environment that it is given (.env.example).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { IndexEntry } from '#server/gateways/firestore-indexes.ts';
import { checkDeployment } from '#server/use-cases/deployment/check-deployment.ts';
import { checkEnvironment, findProblems } from '#server/use-cases/deployment/check-environment.ts';
import { fillGaps } from '#server/use-cases/deployment/fill-gaps.ts';
import { printFindings } from './print-findings.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const { indexes } = JSON.parse(read('firestore.indexes.json')) as { indexes: IndexEntry[] };
// What this machine has set besides does not go to the host. Commented lines name optional variables.
const example = parseEnv(read('.env.example').replaceAll(/^# (?=[A-Z_]+=)/gm, ''));
const names = Object.keys(example).filter((name) => name !== 'SANITY_MANAGE_TOKEN');

const variables = { ...process.env };
const environment = checkEnvironment(variables, names);
const broken = new Set(findProblems(variables).map(({ name }) => name));
Object.assign(process.env, fillGaps(broken));
const findings = [...environment, ...(await checkDeployment(variables, broken, indexes))];

printFindings(findings, 'Everything works.');
