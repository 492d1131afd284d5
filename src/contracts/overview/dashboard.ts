import * as z from 'zod/mini';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { PAYABLE_KINDS } from '#domain/payments/choices.ts';
import { adminGet } from '../endpoint.ts';

const CountSchema = z.int().check(z.nonnegative());

/** The live counters, and what waits for someone today. */
export const readOverviewEndpoint = adminGet({
  path: '/api/admin/overview',
  stepUp: false,
  request: z.object({}),
  response: z.object({
    totalPlayers: CountSchema,
    upcomingGames: CountSchema,
    pendingReviews: CountSchema,
    activeSponsors: CountSchema,
    /** Records for which more came than was owed: some of them, while there are many. */
    overpaid: z.array(
      z.object({
        kind: z.enum(PAYABLE_KINDS),
        number: z.string(),
        /** Whose it is; empty where nobody is named. */
        name: z.string(),
        surplusCents: CountSchema,
      }),
    ),
    /** Payments whose payers dispute them and that wait for an answer, the most urgent first; some of them, while there are many. */
    disputed: z.array(
      z.object({
        kind: z.enum(PAYABLE_KINDS),
        number: z.string(),
        /** Of whoever paid. */
        name: z.string(),
        /** What is at stake. */
        cents: CentsSchema,
        answerBy: z.iso.datetime(),
      }),
    ),
    /** The change of seasons that is under way, and how many players of the old one are back. */
    season: z.nullable(z.object({ from: z.string(), back: CountSchema, players: CountSchema })),
    waiting: z.object({
      overdueBills: CountSchema,
      overdueSponsors: CountSchema,
      ordersToPack: CountSchema,
      newMessages: CountSchema,
      newVolunteers: CountSchema,
      /** Volunteers whose clearance is over. */
      expiredClearances: CountSchema,
      unsentMail: CountSchema,
      /** Money that fits no record. */
      unmatchedMoney: CountSchema,
      /** Payments at Stripe that are not in the ledger, of the last weeks. */
      unbookedMoney: CountSchema,
      /** Records that cannot be read. */
      unreadable: CountSchema,
      /** 1 where the website could not be built. */
      publishing: CountSchema,
      /** 1 where the nightly work failed, was not finished, or has not run. */
      night: CountSchema,
    }),
  }),
});
export type Overview = z.infer<typeof readOverviewEndpoint.response>;

/** Money in by month and kind, and registrations over time: the last twelve months. */
export const readChartsEndpoint = adminGet({
  path: '/api/admin/overview/charts',
  stepUp: false,
  request: z.object({}),
  response: z.object({
    money: z.array(
      z.object({ month: z.string(), byKind: z.record(z.enum(PAYABLE_KINDS), z.int()) }),
    ),
    registrations: z.array(z.object({ month: z.string(), count: CountSchema })),
    /** Records that cannot be read, so that the sums may be wrong by what is in them. */
    unreadable: CountSchema,
  }),
});
export type Charts = z.infer<typeof readChartsEndpoint.response>;
