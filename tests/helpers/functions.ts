import path from 'node:path';
import { inject } from 'vitest';
import { flush, invoke } from '#local/functions/invoke.ts';
import { type AnswerFunction, openFunctions } from '#local/functions/server.ts';
import type { Service } from '#local/service.ts';
import { serveRequests } from '#local/web-server.ts';
import { type Stack, startStack } from './stack.ts';

export { flush, invoke };

/** What a worker keeps from one file to the next; all our modules are evaluated anew. */
interface Kept {
  stack: Stack;
  /** The functions at the addresses they have on Netlify, so that Stripe's stand-in can deliver. */
  site: Service;
  /** Of the file that runs. */
  answer: AnswerFunction;
  /** Requests that are being answered. */
  underWay: Set<Promise<unknown>>;
}
declare global {
  var keptForTests: Kept | undefined;
}

const FUNCTIONS = path.resolve(import.meta.dirname, '../../netlify/functions');
/** Opened when first asked: few files have all the functions answer. */
let opened: Promise<AnswerFunction> | undefined;
const answer: AnswerFunction = async (request, ip) => {
  opened ??= openFunctions(FUNCTIONS);
  return (await opened)(request, ip);
};

globalThis.keptForTests ??= await start();
globalThis.keptForTests.answer = answer;
const { site } = globalThis.keptForTests;

/**
 * The services of this worker, empty when a file begins. Loaded before the file itself, so the
 * environment is set. They end with the worker's process; what they keep on disk goes with the run.
 */
export const { stack } = globalThis.keptForTests;

async function start(): Promise<Kept> {
  const underWay = new Set<Promise<unknown>>();
  const site = await serveRequests(0, async (request, ip) => {
    const answering = Promise.resolve(globalThis.keptForTests?.answer(request, ip));
    underWay.add(answering);
    const forget = () => underWay.delete(answering);
    answering.then(forget, forget);
    return (await answering) ?? new Response('There is no function here.', { status: 404 });
  });
  const stack = await startStack({
    authUrl: inject('authUrl'),
    siteUrl: site.url,
    content: inject('content'),
    directory: inject('runDirectory'),
  });
  return { stack, site, answer, underWay };
}

/**
 * Waits for whatever a file has set off: events that Stripe is delivering (it begins no other), requests,
 * and what functions go on with. The services are up for it.
 */
export async function finishAll(): Promise<void> {
  await stack.firestore.start();
  await stack.stripe.start();
  await fetch(`${stack.stripe.url}/_local/webhooks/pause`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  const { underWay = new Set() } = globalThis.keptForTests ?? {};
  while (underWay.size > 0) await Promise.allSettled(underWay);
  await flush();
}

/** A POST with a JSON body to a function's address. */
export function postJson(pathname: string, body: unknown): Request {
  return new Request(new URL(pathname, site.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A GET of an address of the site. */
export function get(pathname: string): Request {
  return new Request(new URL(pathname, site.url));
}
