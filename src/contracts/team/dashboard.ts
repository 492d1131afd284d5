import * as z from 'zod/mini';
import { teamInformationForm } from '#domain/team/team-form.ts';
import { TeamInformationSchema } from '#domain/team/team-information.ts';
import { adminGet, adminPost } from '../endpoint.ts';
import { SeenSchema } from '../records/change.ts';

/** The single record; null until it is first saved. */
export const getTeamInformationEndpoint = adminGet({
  path: '/api/admin/team',
  stepUp: false,
  request: z.object({}),
  response: z.object({
    team: z.nullable(TeamInformationSchema),
    /** Where emails to the office go. Whoever looks after the website sets it, and nobody here. */
    officeEmail: z.string(),
  }),
});

export const saveTeamInformationEndpoint = adminPost({
  path: '/api/admin/team/save',
  stepUp: false,
  request: z.object({
    /** The record's `updatedAt` as the admin saw it; null where there was none. */
    seen: z.nullable(SeenSchema),
    team: teamInformationForm(),
  }),
  response: z.object({ team: TeamInformationSchema }),
});
