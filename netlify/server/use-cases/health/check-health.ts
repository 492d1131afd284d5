import type * as z from 'zod/mini';
import { SERVICES, type ServiceHealthSchema, type ServiceName } from '#contracts/health/public.ts';
import { withDeadline } from '../../core/deadline.ts';
import { auth } from '../../gateways/auth.ts';
import { pingContent } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { pingMail } from '../../gateways/mail.ts';
import { stripe } from '../../gateways/stripe.ts';

const CHECK_DEADLINE_MS = 3_000;

/** The cheapest question each hosted service answers to someone it knows. */
const CHECKS: Record<ServiceName, () => Promise<unknown>> = {
  firestore: () => firestore().doc('health/check').get(),
  auth: () => auth().listUsers(1),
  content: pingContent,
  stripe: () => stripe().events.list({ limit: 1 }),
  mail: pingMail,
};

export type ServiceHealth = z.infer<typeof ServiceHealthSchema>;

const FRESH_MS = 60_000;
let last: { at: number; ok: Promise<boolean> } | undefined;

/**
 * Whether every service can be reached, asked once a minute at most: a stranger who asks a thousand
 * times has one connection opened to each service, not a thousand.
 */
export function isHealthy(now: Date): Promise<boolean> {
  if (!last || now.getTime() - last.at >= FRESH_MS) {
    const ok = checkHealth().then((found) => Object.values(found).every((service) => service.ok));
    last = { at: now.getTime(), ok };
  }
  return last.ok;
}

/** Asks every service at once whether it can be reached. */
export async function checkHealth(): Promise<Record<ServiceName, ServiceHealth>> {
  const entries = await Promise.all(
    SERVICES.map(async (name) => [name, await checkService(name)] as const),
  );
  return Object.fromEntries(entries) as Record<ServiceName, ServiceHealth>;
}

async function checkService(name: ServiceName): Promise<ServiceHealth> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  try {
    await withDeadline(CHECKS[name](), CHECK_DEADLINE_MS, name);
    return { ok: true, milliseconds: elapsed() };
  } catch {
    // Why it fails is for the log of the service; this address is public.
    return { ok: false, milliseconds: elapsed(), message: 'cannot be reached' };
  }
}
