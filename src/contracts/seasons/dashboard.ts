import * as z from 'zod/mini';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { BILL_CHOICES, SeasonChangeSchema } from '#domain/seasons/season-change.ts';
import { messages } from '#words/office/refusals/seasons.ts';
import { adminGet, adminPost } from '../endpoint.ts';
import { SeenRecordSchema, SeenSchema } from '../records/change.ts';

/* The change from one season to the next, step by step. Each step can be taken back until a family has registered again. */

const CountSchema = z.int().check(z.nonnegative());
const ChangeAnswerSchema = z.object({ change: SeasonChangeSchema });

/** The change that is under way, and what content says of the season. */
export const readSeasonEndpoint = adminGet({
  path: '/api/admin/season',
  stepUp: false,
  request: z.object({}),
  response: z.object({
    change: z.nullable(SeasonChangeSchema),
    /** As published now. */
    published: z.object({
      seasonName: z.string(),
      feeCents: CentsSchema,
      waiverVersion: z.string(),
      termsVersion: z.string(),
    }),
    /** Local to the program, YYYY-MM-DD. */
    today: z.iso.date(),
    /** Seasons that were closed before, the newest first. */
    closed: z.array(z.string()),
  }),
});
export type SeasonState = z.infer<typeof readSeasonEndpoint.response>;

/** What stands open of the old season, counted now. */
export const checkSeasonEndpoint = adminGet({
  path: '/api/admin/season/check',
  stepUp: false,
  request: z.object({
    before: z.iso.date(),
    /** The change as it was seen: after each step the same is asked again. */
    seen: z.optional(SeenSchema),
  }),
  response: z.object({
    /** Registrations of the old season that count. */
    registrations: CountSchema,
    /** Of these, those that nothing was paid for yet. */
    unpaid: CountSchema,
    bills: z.object({
      families: CountSchema,
      cents: CentsSchema,
      /** Of these cents, what Stripe or a bank collects automatically. */
      automaticCents: CentsSchema,
    }),
    /** Before the asked day, and from then on. */
    games: z.object({ before: CountSchema, after: CountSchema }),
    /** Who would become a past player now, and who stays because of a new registration. */
    players: z.object({ leaving: CountSchema, staying: CountSchema }),
    /** Of those who leave, some names of those without a registration of any season, and how many more there are. */
    leavingByHand: z.array(z.string()),
    moreByHand: CountSchema,
    /** Whether steps can still be taken back: no family has registered for the new season. */
    canUndo: z.boolean(),
  }),
});
export type SeasonCheck = z.infer<typeof checkSeasonEndpoint.response>;

/** Begins the change, or takes up one that was finished too early. */
export const startSeasonEndpoint = adminPost({
  path: '/api/admin/season/start',
  stepUp: false,
  request: z.object({
    from: z
      .string(messages.name)
      .check(z.trim(), z.minLength(1, messages.name), z.maxLength(80, messages.nameTooLong)),
  }),
  response: ChangeAnswerSchema,
});

export const decideBillsEndpoint = adminPost({
  path: '/api/admin/season/bills',
  stepUp: false,
  request: z.extend(SeenRecordSchema, { choice: z.nullable(z.enum(BILL_CHOICES)) }),
  response: ChangeAnswerSchema,
});

/** Takes the games before a day off the schedule, as many as were shown. */
export const archiveGamesEndpoint = adminPost({
  path: '/api/admin/season/archive-games',
  stepUp: false,
  request: z.extend(SeenRecordSchema, { before: z.iso.date(), count: CountSchema }),
  response: ChangeAnswerSchema,
});

/** Makes past players of those who are not registered for a new season, as many as were shown. */
export const archivePlayersEndpoint = adminPost({
  path: '/api/admin/season/archive-players',
  stepUp: false,
  request: z.extend(SeenRecordSchema, { count: CountSchema }),
  response: ChangeAnswerSchema,
});

/** Takes a step back. */
export const undoSeasonStepEndpoint = adminPost({
  path: '/api/admin/season/undo-step',
  stepUp: false,
  request: z.extend(SeenRecordSchema, { step: z.enum(['schedule', 'players']) }),
  response: ChangeAnswerSchema,
});

/** Ends the change, or drops one that was begun by mistake and has done nothing. */
export const finishSeasonEndpoint = adminPost({
  path: '/api/admin/season/finish',
  stepUp: false,
  request: SeenRecordSchema,
  response: z.object({ done: z.literal(true) }),
});
