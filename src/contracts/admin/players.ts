import * as z from 'zod/mini';
import { ProfileSchema, ROLES } from '#domain/profiles/profile.ts';
import { ProfileChangeSchema } from '#domain/profiles/profile-change.ts';
import { WaiverSignatureSchema } from '#domain/registration/waiver-signature.ts';
import { endpoint } from '../endpoint.ts';
import { DoneSchema, RecordIdSchema, SeenRecordSchema } from './change.ts';
import { tableEndpoint } from './table.ts';

/** The most players on one emergency sheet: a team, not a league. */
export const MAX_SHEET_PLAYERS = 200;

/** A profile as the dashboard shows it. Without medical notes, as everything but `readMedicalNote`. */
export const PlayerSchema = z.extend(ProfileSchema, {
  /** Its team, or the program's own where none is set. */
  team: z.string(),
});
export type Player = z.infer<typeof PlayerSchema>;

export const listPlayers = tableEndpoint('/api/admin/players', PlayerSchema, {
  filters: { role: ROLES },
  sorts: ['createdAt', 'lastName'],
  direction: 'desc',
});

/** What is behind a row. */
export const getPlayer = endpoint({
  method: 'GET',
  path: '/api/admin/players/detail',
  access: 'admin',
  stepUp: false,
  request: z.object({ id: RecordIdSchema }),
  response: z.object({
    player: PlayerSchema,
    registration: z.nullable(z.object({ number: z.string(), seasonName: z.string() })),
    signatures: z.array(
      z.pick(WaiverSignatureSchema, {
        id: true,
        document: true,
        version: true,
        signedName: true,
        signedAt: true,
      }),
    ),
  }),
});
export type PlayerDetail = z.infer<typeof getPlayer.response>;

/** A player's medical notes. Each call is in the audit log before it is answered. */
export const readMedicalNote = endpoint({
  method: 'GET',
  path: '/api/admin/players/medical',
  access: 'admin',
  stepUp: true,
  request: z.object({ id: RecordIdSchema }),
  /** Null where the guardian gave none. */
  response: z.object({ text: z.nullable(z.string()) }),
});

export const savePlayer = endpoint({
  method: 'POST',
  path: '/api/admin/players/save',
  access: 'admin',
  stepUp: false,
  request: z.extend(SeenRecordSchema, { player: ProfileChangeSchema }),
  response: z.object({ player: PlayerSchema }),
});

/** Removes profile, medical notes and sign-in; what was paid stays. */
export const deletePlayer = endpoint({
  method: 'POST',
  path: '/api/admin/players/delete',
  access: 'admin',
  stepUp: true,
  request: SeenRecordSchema,
  response: DoneSchema,
});

/** Teams that have players. The program's own is the team of everyone who is in no other. */
export const listTeams = endpoint({
  method: 'GET',
  path: '/api/admin/players/teams',
  access: 'admin',
  stepUp: false,
  request: z.object({}),
  response: z.object({ ownTeam: z.string(), teams: z.array(z.string()) }),
});

/** Whom to call when a player is hurt, for a whole team. Each call is in the audit log before it is answered. */
export const readEmergencySheet = endpoint({
  method: 'GET',
  path: '/api/admin/players/sheet',
  access: 'admin',
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
  }),
});
export type EmergencySheet = z.infer<typeof readEmergencySheet.response>;
