import * as z from 'zod/mini';
import { publicPost } from '../endpoint.ts';
import { DoneSchema } from '../records/change.ts';

const CODE = /^[0-9a-f]{32}~[0-9a-z]{1,8}~[\w-]{43}$/;

/** The code of an invitation's link: whoever has it was emailed it, or was given it by who was. */
export const InvitationCodeSchema = z.string().check(z.maxLength(120), z.regex(CODE));

/**
 * What the form is filled in with: what the family typed itself and what stays the same from year to year.
 * Nothing medical, no date of birth, no age, school or picture.
 */
export const readInvitationEndpoint = publicPost({
  path: '/api/season/invitation',
  request: z.object({ code: InvitationCodeSchema }),
  response: z.object({
    seasonName: z.string(),
    /** By the names of the form's fields. */
    known: z.record(z.string(), z.string()),
    /** Players of a season that is over. */
    players: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
    /** First names of those who are registered for the new season. */
    registered: z.array(z.string()),
    /** The family said that it does not come back. */
    declined: z.boolean(),
  }),
});
export type OpenInvitation = z.infer<typeof readInvitationEndpoint.response>;

/** Says whether the family comes back: one that does not is reminded no more. */
export const answerInvitationEndpoint = publicPost({
  path: '/api/season/answer',
  request: z.object({ code: InvitationCodeSchema, comingBack: z.boolean() }),
  response: DoneSchema,
});
