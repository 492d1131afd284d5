import * as z from 'zod/mini';
import { ProfileSchema } from '#domain/accounts/profile.ts';
import { ROLES } from '#domain/accounts/roles.ts';
import { GuardianEmailSchema } from '#domain/forms/email-change.ts';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { requiredLongText } from '#domain/forms/long-text.ts';
import { GallerySubmissionSchema } from '#domain/gallery/submission.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { NewPlayerSchema } from '#domain/players/new-player-form.ts';
import { ProfileChangeSchema } from '#domain/players/profile-change.ts';
import { MAX_MEDICAL_NOTE } from '#domain/registration/medical-note.ts';
import { WaiverSignatureSchema } from '#domain/registration/waiver-signature.ts';
import { adminGet, adminPost } from '../endpoint.ts';
import { DoneSchema, RecordIdSchema, SeenRecordSchema, SeenSchema } from '../records/change.ts';
import { ANY_TEXT, tableEndpoint } from '../records/table.ts';

/** The most players on one emergency sheet: a team, not a league. */
export const MAX_SHEET_PLAYERS = 200;

/** A profile as the dashboard shows it. Without medical notes, as everything but `readMedicalNote`. */
export const PlayerSchema = z.extend(ProfileSchema, {
  /** Its team, or the program's own where none is set. */
  team: z.string(),
});
export type Player = z.infer<typeof PlayerSchema>;

/** Whether a liability waiver was signed for a player. */
export const WAIVER_FILTERS = ['missing', 'signed'] as const;

/** Players of the season that is, or those who became past players. */
export const SEASON_FILTERS = ['current', 'past'] as const;

export const listPlayersEndpoint = tableEndpoint('/api/admin/players', PlayerSchema, {
  filters: { role: ROLES, team: ANY_TEXT, waiver: WAIVER_FILTERS, season: SEASON_FILTERS },
  sorts: ['createdAt', 'lastName', 'role', 'team', 'jersey', 'position', 'guardian'],
  direction: 'desc',
});

/** A photo or video that shows a player, as a reviewer said. */
const PlayerPictureSchema = z.extend(
  z.pick(GallerySubmissionSchema, {
    id: true,
    title: true,
    status: true,
    createdAt: true,
    updatedAt: true,
  }),
  {
    kind: GallerySubmissionSchema.shape.submissionType,
    /** Address of the smallest published picture, or null. */
    src: z.nullable(z.string()),
  },
);
export type PlayerPicture = z.infer<typeof PlayerPictureSchema>;

/** What is behind a row. */
export const getPlayerEndpoint = adminGet({
  path: '/api/admin/players/detail',
  stepUp: false,
  request: z.object({ id: RecordIdSchema }),
  response: z.object({
    player: PlayerSchema,
    /** In the gallery or on the way there, and tagged with the player; the newest first. */
    pictures: z.array(PlayerPictureSchema),
    /** What is still to come for the player, of all bills together. */
    owedCents: CentsSchema,
    /** The addresses of the families whose statement has a bill of the player. */
    families: z.array(z.string()),
    registration: z.nullable(z.object({ number: z.string(), seasonName: z.string() })),
    signatures: z.array(
      z.extend(
        z.pick(WaiverSignatureSchema, {
          id: true,
          document: true,
          version: true,
          signedName: true,
          signedAt: true,
        }),
        /** Of the registration that it was signed with. */
        { number: z.string() },
      ),
    ),
  }),
});
export type PlayerDetail = z.infer<typeof getPlayerEndpoint.response>;

/** Gives or withdraws the consent to show a player; of a withdrawal the office is emailed. */
export const savePhotoConsentEndpoint = adminPost({
  path: '/api/admin/players/photo-consent',
  stepUp: false,
  request: z.extend(SeenRecordSchema, { photoConsent: z.boolean() }),
  response: z.object({ player: PlayerSchema }),
});

/** A player's medical notes. Each call is in the audit log before it is answered. */
export const readMedicalNoteEndpoint = adminGet({
  path: '/api/admin/players/medical',
  stepUp: true,
  request: z.object({ id: RecordIdSchema }),
  /** Both null where there are none; `seen` names their version. */
  response: z.object({ text: z.nullable(z.string()), seen: z.nullable(SeenSchema) }),
});

/** Medical notes as they are typed. */
export const MedicalNoteFormSchema = z.object({
  text: requiredLongText('medicalInfo', MAX_MEDICAL_NOTE),
});

/** Corrects the notes as they were seen, or writes some where there were none. Logged, without the text. */
export const saveMedicalNoteEndpoint = adminPost({
  path: '/api/admin/players/medical/save',
  stepUp: true,
  request: z.extend(MedicalNoteFormSchema, { id: RecordIdSchema, seen: z.nullable(SeenSchema) }),
  response: DoneSchema,
});

/** Deletes the notes as they were seen, and nothing else of the player. Logged. */
export const deleteMedicalNoteEndpoint = adminPost({
  path: '/api/admin/players/medical/delete',
  stepUp: true,
  request: SeenRecordSchema,
  response: DoneSchema,
});

/** Adds a player by hand. The same key twice is one player. */
export const addPlayerEndpoint = adminPost({
  path: '/api/admin/players/add',
  stepUp: false,
  request: z.object({ idempotencyKey: IdempotencyKeySchema, player: NewPlayerSchema }),
  response: z.object({ player: PlayerSchema }),
});

/** Makes a player of a season that is over one of this season again, as on paper: without a registration. */
export const bringBackPlayerEndpoint = adminPost({
  path: '/api/admin/players/bring-back',
  stepUp: false,
  request: SeenRecordSchema,
  response: z.object({ player: PlayerSchema }),
});

/** Makes a past player of one who stops playing in the season. All of it is kept; it can be undone. */
export const stopPlayingEndpoint = adminPost({
  path: '/api/admin/players/stop-playing',
  stepUp: false,
  request: SeenRecordSchema,
  response: z.object({ player: PlayerSchema }),
});

/**
 * Gives a player another guardian's address: another account sees the family then, so it needs the
 * second factor.
 */
export const changeGuardianEmailEndpoint = adminPost({
  path: '/api/admin/players/guardian-email',
  stepUp: true,
  request: z.extend(SeenRecordSchema, GuardianEmailSchema.shape),
  response: z.object({ player: PlayerSchema }),
});

export const savePlayerEndpoint = adminPost({
  path: '/api/admin/players/save',
  stepUp: false,
  request: z.extend(SeenRecordSchema, { player: ProfileChangeSchema }),
  response: z.object({ player: PlayerSchema }),
});

/** Removes profile, medical notes and sign-in; what was paid stays. */
export const deletePlayerEndpoint = adminPost({
  path: '/api/admin/players/delete',
  stepUp: true,
  request: SeenRecordSchema,
  response: DoneSchema,
});

/**
 * Teams that have players, and apart from them those that only past players were in. The program's own is
 * the team of everyone who is in no other.
 */
export const listTeamsEndpoint = adminGet({
  path: '/api/admin/players/teams',
  stepUp: false,
  request: z.object({}),
  response: z.object({
    ownTeam: z.string(),
    teams: z.array(z.string()),
    pastTeams: z.array(z.string()),
  }),
});

/** Whom to call when a player is hurt, for a whole team. Each call is in the audit log before it is answered. */
export const readEmergencySheetEndpoint = adminGet({
  path: '/api/admin/players/sheet',
  stepUp: false,
  /** The empty text is the program's own team. */
  request: z.object({ team: z._default(z.string().check(z.maxLength(200)), '') }),
  response: z.object({
    team: z.string(),
    players: z.array(
      z.pick(ProfileSchema, {
        id: true,
        firstName: true,
        lastName: true,
        email: true,
        jerseyNumber: true,
        age: true,
        grade: true,
        phone: true,
        parentGuardianName: true,
        parentGuardianPhone: true,
        emergencyContactName: true,
        emergencyContactPhone: true,
      }),
    ),
    /** Set where the team has more players than a sheet takes. */
    more: z.boolean(),
    /** Records of people, of whatever team, that cannot be read: a player may be missing. */
    unreadable: z.int(),
  }),
});
export type EmergencySheet = z.infer<typeof readEmergencySheetEndpoint.response>;
