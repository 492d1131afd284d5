import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { STRIPE_WEBHOOK_SECRET } from '#local/env.ts';
import { listWebhookEndpoints, noteSecret } from '#server/gateways/stripe-setup.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A program starts, and asks each service. */
export const SLOW_MS = 60_000;

/** The program behind `npm run doctor`; what it says, a line each, without the padding. */
export async function examine(change: Record<string, string> = {}) {
  const env = { ...process.env, ...change };
  const child = spawn(process.execPath, ['netlify/doctor.ts'], { cwd: ROOT, env });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, lines: out.split('\n').map((line) => line.replace(/ {2,}/g, ' ').trim()) };
}

/** Notes of the endpoint that the stand-in begins with what setup notes of one that it makes. */
export async function markEndpoint(): Promise<void> {
  for (const { id } of await listWebhookEndpoints()) await noteSecret(id, STRIPE_WEBHOOK_SECRET);
}

/** Has the functions of this file's site loaded: its first answer takes longer than doctor waits. */
export async function openSite(url = process.env.SITE_URL): Promise<void> {
  await fetch(`${url}/api/health`);
}
