import * as z from 'zod/mini';
import {
  VOLUNTEER_STATUSES,
  VolunteerApplicationSchema,
} from '#domain/volunteering/volunteer-application.ts';
import { VolunteerStepSchema } from '#domain/volunteering/volunteer-status.ts';
import {
  changeEndpoint,
  correctEmailEndpoint,
  deleteEndpoint,
  detailEndpoint,
  notesEndpoint,
} from '../records/office.ts';
import { tableEndpoint } from '../records/table.ts';

/** An application in full, as the office sees it. */
export const AdminVolunteerSchema = z.omit(VolunteerApplicationSchema, { requestHash: true });
export type AdminVolunteer = z.infer<typeof AdminVolunteerSchema>;

/** What a list needs: who it is, and where the application stands. */
const ListedSchema = z.pick(VolunteerApplicationSchema, {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  preferredRoles: true,
  roleTitles: true,
  availability: true,
  status: true,
  clearedUntil: true,
  createdAt: true,
  updatedAt: true,
});
const RowSchema = z.extend(ListedSchema, {
  /** In a file alone: all that the details show, and whether its sender wants news by now. */
  inFile: z.optional(z.extend(AdminVolunteerSchema, { wantsNews: z.boolean() })),
});
export type VolunteerRow = z.infer<typeof RowSchema>;

export const listVolunteersEndpoint = tableEndpoint('/api/admin/volunteers', RowSchema, {
  filters: { status: VOLUNTEER_STATUSES },
  sorts: ['createdAt', 'name', 'availability', 'status', 'clearedUntil'],
  direction: 'desc',
});

export const getVolunteerEndpoint = detailEndpoint(
  '/api/admin/volunteers/detail',
  z.object({ record: AdminVolunteerSchema }),
);

export const noteVolunteerEndpoint = notesEndpoint(
  '/api/admin/volunteers/notes',
  AdminVolunteerSchema,
);

export const correctVolunteerEmailEndpoint = correctEmailEndpoint(
  '/api/admin/volunteers/email',
  AdminVolunteerSchema,
);

/** Takes an application to its next step, and emails the applicant. */
export const moveVolunteerEndpoint = changeEndpoint(
  '/api/admin/volunteers/status',
  { step: VolunteerStepSchema },
  AdminVolunteerSchema,
);

export const deleteVolunteerEndpoint = deleteEndpoint('/api/admin/volunteers/delete');
