import * as z from 'zod/mini';
import { ProfileDetailsSchema } from '#domain/accounts/profile-details.ts';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { optionalLongText } from '#domain/forms/long-text.ts';
import { RecordIdSchema } from '#domain/records/record-id.ts';
import { MAX_MEDICAL_NOTE } from '#domain/registration/medical-note.ts';
import { ownGet, ownPost } from '../endpoint.ts';
import { DoneSchema } from '../records/change.ts';
import { AccountRecordsSchema, PlayerViewSchema } from './record-views.ts';
import { AccountSchema } from './session.ts';

/** The caller's records, by their verified email; `forbidden` while it is not verified. */
export const readAccountRecordsEndpoint = ownGet({
  path: '/api/account/records',
  request: z.object({}),
  response: AccountRecordsSchema,
});

/** What the registration form need not ask the caller again, by the names of its fields. */
export const readFamilyEndpoint = ownGet({
  path: '/api/account/family',
  request: z.object({}),
  response: z.object({
    known: z.record(z.string(), z.string()),
    /** Players of an earlier season who are not registered for this one, to be checked. */
    players: z.array(
      z.object({
        firstName: z.string(),
        lastName: z.string(),
        /** Counted on from the last registration; null where the program does not take them so. */
        age: z.nullable(z.int()),
        grade: z.nullable(z.int()),
      }),
    ),
    /** The keys of what is registered this season: whoever holds one may replace it while unpaid. */
    registrations: z.array(IdempotencyKeySchema),
  }),
});
export type Family = z.infer<typeof readFamilyEndpoint.response>;

/** Everything that is kept of the caller and theirs to have, as one object to be saved as a file. */
export const exportAccountEndpoint = ownGet({
  path: '/api/account/export',
  request: z.object({}),
  response: z.record(z.string(), z.unknown()),
});

/** Changes names and phone of the caller's profile. */
export const changeOwnDetailsEndpoint = ownPost({
  path: '/api/account/details',
  request: ProfileDetailsSchema,
  response: AccountSchema,
});

/** Cancels a registration of the caller that nothing was paid for. */
export const cancelOwnRegistrationEndpoint = ownPost({
  path: '/api/account/registrations/cancel',
  request: z.object({ id: RecordIdSchema }),
  response: DoneSchema,
});

/** Opens Stripe's page on which the caller manages one of their plans. */
export const openPlanPageEndpoint = ownPost({
  path: '/api/account/plan',
  request: z.object({
    kind: z.enum(['registration', 'donation', 'sponsorship']),
    id: RecordIdSchema,
  }),
  response: z.object({ url: z.url() }),
});
export type OpenPlanPageRequest = z.infer<typeof openPlanPageEndpoint.request>;

/** Gives or withdraws the consent to show one of the caller's players; of a withdrawal the office is emailed. */
export const changeOwnPhotoConsentEndpoint = ownPost({
  path: '/api/account/photo-consent',
  request: z.object({ playerId: RecordIdSchema, photoConsent: z.boolean() }),
  response: z.object({ player: PlayerViewSchema }),
});

/** Replaces what the office knows of the health of one of the caller's players; null deletes it. */
export const changeOwnMedicalNoteEndpoint = ownPost({
  path: '/api/account/medical-note',
  request: z.object({
    playerId: RecordIdSchema,
    text: optionalLongText('medicalInfo', MAX_MEDICAL_NOTE),
  }),
  response: z.object({ done: z.literal(true) }),
});

/** Deletes sign-in and profile of the caller, who has to have signed in within the last minutes. */
export const deleteOwnAccountEndpoint = ownPost({
  path: '/api/account/delete',
  request: z.object({ confirmed: z.literal(true) }),
  response: z.object({ deleted: z.literal(true) }),
});
