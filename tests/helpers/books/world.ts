import path from 'node:path';
import { flush, invoke } from '#local/functions/invoke.ts';
import { findRoute, readRoutes } from '#local/functions/routes.ts';
import { ledger, orders, playerBills, registrations } from '#server/gateways/records.ts';
import { get, postJson } from '../functions.ts';
import { sentBy, signUpUser, type TestUser } from '../sign-in.ts';
import { openStripeControl, type StripeControl } from '../stripe-control.ts';

/* One family and the office, who act on each other's books by requests alone. */

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export interface BooksWorld {
  office: TestUser;
  family: TestUser;
  stripe: StripeControl;
  /** What was answered to each action, for the message of a failure. */
  log: string[];
  ask(pathname: string, query: Record<string, string>, as: TestUser): Promise<Answer>;
  send(pathname: string, body: unknown, as?: TestUser): Promise<Answer>;
  /** The text of a file that the office exports. */
  exported(pathname: string): Promise<string>;
}

const FUNCTIONS = path.resolve(import.meta.dirname, '../../../netlify/functions');
const routes = await readRoutes(FUNCTIONS);

/** @param stripeUrl of the local Stripe */
export async function openBooks(stripeUrl: string): Promise<BooksWorld> {
  const office = await signUpUser({ role: 'admin' });
  const family = await signUpUser();
  const log: string[] = [];
  const answer = async (request: Request, as?: TestUser) => {
    const route = findRoute(routes, request);
    if (!route) throw new Error(`No function is at ${request.url}`);
    const { params } = route;
    const response = await invoke(route.handler, as ? sentBy(as, request) : request, { params });
    const text = await response.text();
    await flush();
    return { status: response.status, text };
  };
  const parsed = async (request: Request, as?: TestUser): Promise<Answer> => {
    const { status, text } = await answer(request, as);
    return { status, body: JSON.parse(text) as Answer['body'] };
  };
  return {
    ...{ office, family, log, stripe: openStripeControl(stripeUrl) },
    ask: (pathname, query, as) => parsed(get(`${pathname}?${new URLSearchParams(query)}`), as),
    send: (pathname, body, as) => parsed(postJson(pathname, body), as),
    exported: async (pathname) => (await answer(get(pathname), office)).text,
  };
}

/** The family's records and entries as they are stored. */
export async function readBooks({ family: { email } }: BooksWorld) {
  const [registered, bills, ordered, entries] = await Promise.all([
    registrations().where('payer.email', '==', email).get(),
    playerBills().where('payer.email', '==', email).get(),
    orders().where('payer.email', '==', email).get(),
    ledger().where('email', '==', email).get(),
  ]);
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  return {
    registrations: registered.docs.map((doc) => doc.data()).sort(byId),
    bills: bills.docs.map((doc) => doc.data()).sort(byId),
    orders: ordered.docs.map((doc) => doc.data()).sort(byId),
    entries: entries.docs.map((doc) => doc.data()).sort(byId),
  };
}
export type Books = Awaited<ReturnType<typeof readBooks>>;
