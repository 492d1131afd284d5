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
import type { Finding } from '#server/use-cases/deployment/finding.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const MARKS: Record<Finding['state'], string> = { ok: '✓', fault: '✗', unknown: '–' };

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const { indexes } = JSON.parse(read('firestore.indexes.json')) as { indexes: IndexEntry[] };
// What this machine has set besides does not go to the host. Commented lines name optional variables.
const names = Object.keys(parseEnv(read('.env.example').replaceAll(/^# (?=[A-Z_]+=)/gm, '')));

const variables = { ...process.env };
const environment = checkEnvironment(variables, names);
const broken = new Set(findProblems(variables).map(({ name }) => name));
Object.assign(process.env, fillGaps(broken));
const findings = [...environment, ...(await checkDeployment(variables, broken, indexes))];

const width = Math.max(...findings.map(({ service }) => service.length));
for (const { service, state, says, next } of findings) {
  console.log(`${MARKS[state]} ${service.padEnd(width)}  ${says}`);
  if (next) console.log(`${' '.repeat(width + 4)}→ ${next}`);
}
const faults = findings.filter(({ state }) => state === 'fault').length;
console.log(faults === 0 ? '\nEverything works.' : `\n${faults} to do.`);
process.exitCode = faults === 0 ? 0 : 1;
