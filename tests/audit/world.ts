import path from 'node:path';
import type { PayableKind } from '#domain/payments/choices.ts';
import { flush, invoke } from '#local/functions/invoke.ts';
import { findRoute, readRoutes } from '#local/functions/routes.ts';
import type { Mailbox } from '#tests/helpers/mailbox.ts';
import { sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';
import type { Stack } from '#tests/helpers/stack.ts';
import { openStripeControl, type StripeControl } from '#tests/helpers/stripe-control.ts';
import type { Born } from './checks/replay.ts';
import { type Clock, openClock } from './clock.ts';
import { signInAgain } from './office-user.ts';
import type { Random } from './random.ts';
import { type Stopwatch, startStopwatch } from './stopwatch.ts';

/** A record that a family or a sponsor made, or the office. */
export interface Made {
  kind: PayableKind;
  id: string;
  email: string;
  method: 'credit-card' | 'ach' | 'check';
  /** Of the payment page, while it may be paid. */
  sessionId: string | null;
  /** With the first card, on its first page. */
  paysSurely?: boolean;
  /** Nothing is owed by hand any more. */
  isSettled?: boolean;
}

/** Money that was noted by hand, as the office was told that it was; less than zero when taken back. */
export interface Noted {
  entryId: string;
  recordId: string;
  amountCents: number;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** The services, the clock and what has happened so far. */
export interface World {
  random: Random;
  clock: Clock;
  stripe: StripeControl;
  mailbox: Mailbox;
  made: Made[];
  /** Each record as it was made, by id. */
  born: Map<string, Born>;
  noted: Noted[];
  /** How often each kind of thing happened. */
  counts: Map<string, number>;
  /** Answers of 500 and above, and refusals where none was to be expected. */
  faults: string[];
  count(what: string): void;
  /** Whether something has not happened so often yet: it is then made to, so that small seasons have it, too. */
  lacks(what: string, times?: number): boolean;
  /** Steps of the season, and requests by their path. */
  steps: Stopwatch;
  requests: Stopwatch;
  get(path: string, query?: Record<string, string>, as?: TestUser): Promise<Answer>;
  post(path: string, body: unknown, given?: { as?: TestUser; ip?: string }): Promise<Answer>;
  send(request: Request, given?: { as?: TestUser; ip?: string }): Promise<Answer>;
  /**
   * The office, signed in at this moment: its second factor holds for fifteen minutes of a clock that
   * goes on by half a second a request.
   */
  office(): Promise<TestUser>;
}

const FUNCTIONS = path.resolve(import.meta.dirname, '../../netlify/functions');

/** @param siteUrl what the functions take for their own address */
export async function openWorld(stack: Stack, siteUrl: string, random: Random): Promise<World> {
  const routes = await readRoutes(FUNCTIONS);
  const clock = openClock(stack.stripe.url);
  const admin = await signUpUser({ role: 'admin' });
  const stripe = openStripeControl(stack.stripe.url);
  await stripe.pauseWebhooks();
  const counts = new Map<string, number>();
  const world: World = {
    random,
    clock,
    stripe,
    mailbox: stack.mailbox,
    counts,
    made: [],
    noted: [],
    faults: [],
    born: new Map(),
    steps: startStopwatch(),
    requests: startStopwatch(),
    count: (what) => counts.set(what, (counts.get(what) ?? 0) + 1),
    lacks: (what, times = 1) => (counts.get(what) ?? 0) < times,
    get: (pathname, query = {}, as) =>
      world.send(new Request(`${siteUrl}${pathname}?${new URLSearchParams(query)}`), as && { as }),
    post: (pathname, body, given) =>
      world.send(
        new Request(`${siteUrl}${pathname}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
        given,
      ),
    send: async (request, { as, ip } = {}) => {
      clock.tick();
      const route = findRoute(routes, request);
      if (!route) throw new Error(`No function is at ${request.url}`);
      const sent = as ? sentBy(as, request) : request;
      const { params } = route;
      const { pathname } = new URL(request.url);
      const { status, text } = await world.requests.time(pathname, async () => {
        const response = await invoke(route.handler, sent, { params, ...(ip && { ip }) });
        const answer = { status: response.status, text: await response.text() };
        await flush();
        return answer;
      });
      // Every address that the season asks is there.
      if (status >= 500 || status === 404) world.faults.push(`${pathname}: ${status} ${text}`);
      return { status, body: JSON.parse(text) as Answer['body'] };
    },
    office: () => signInAgain(admin),
  };
  return world;
}
