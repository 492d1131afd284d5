import path from 'node:path';
import { readFamilyTotalsEndpoint } from '#contracts/families/dashboard.ts';
import { UNDO_HEADER } from '#contracts/records/undo-header.ts';
import { flush, invoke } from '#local/functions/invoke.ts';
import { findRoute, readRoutes } from '#local/functions/routes.ts';
import { ledger, orders, playerBills, registrations } from '#server/gateways/records.ts';
import { get, postJson } from '../functions.ts';
import { sentBy, signUpUser, type TestUser } from '../sign-in.ts';
import { openStripeControl, type StripeControl } from '../stripe-control.ts';

/* One family and the office, who act on each other's books by requests alone. */

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** A change that the office may still undo. */
interface Offer {
  id: string;
  /** The books before it. */
  before: Books | undefined;
  /** Whether nothing was done since. */
  isLast: boolean;
}

export interface BooksWorld {
  office: TestUser;
  family: TestUser;
  stripe: StripeControl;
  /** What was answered to each action, for the message of a failure. */
  log: string[];
  offers: Offer[];
  /** What other families owe, in cents. */
  owedByOthers: number;
  /** The emails that the family has read, what they came to, and what they said that the books deny. */
  mails: { read: Set<string>; cents: number; wrong: string[] };
  ask(pathname: string, query: Record<string, string>, as: TestUser): Promise<Answer>;
  send(pathname: string, body: unknown, as?: TestUser): Promise<Answer>;
  /** A change by the office, which may be offered to undo it. */
  act(pathname: string, body: unknown): Promise<Answer>;
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
    return { status: response.status, body: JSON.parse(text) as Answer['body'], response };
  };
  const offers: Offer[] = [];
  const totals = await answer(get(readFamilyTotalsEndpoint.path), office);
  return {
    owedByOthers: Number(totals.body.owedCents),
    office,
    family,
    log,
    offers,
    stripe: openStripeControl(stripeUrl),
    mails: { read: new Set(), cents: 0, wrong: [] },
    ask: (pathname, query, as) => answer(get(`${pathname}?${new URLSearchParams(query)}`), as),
    send: (pathname, body, as) => answer(postJson(pathname, body), as),
    act: async (pathname, body) => {
      const answered = await answer(postJson(pathname, body), office);
      const id = answered.response.headers.get(UNDO_HEADER);
      if (id) offers.push({ id, before: undefined, isLast: false });
      return answered;
    },
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

/** For comparing: a record that is put back is written later. */
export const withoutTimes = (books: Books | undefined): string =>
  JSON.stringify(books, (key, value) => (key === 'updatedAt' ? undefined : value), 1);
