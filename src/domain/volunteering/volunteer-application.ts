import * as z from 'zod/mini';
import { spokenLanguage, textOrNull } from '#domain/records/stored.ts';
import { AVAILABILITIES, TIME_COMMITMENTS } from './choices.ts';

export const VOLUNTEER_STATUSES = ['applied', 'check_under_way', 'cleared', 'declined'] as const;

const text = textOrNull();

const ReferenceSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: text,
  relationship: z.string(),
});

/** A volunteer application (collection `volunteerApplications`; id = the form's idempotency key). */
export const VolunteerApplicationSchema = z.object({
  id: z.string(),
  requestHash: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Lower case. */
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  /** YYYY-MM-DD. */
  dateOfBirth: z.iso.date(),
  emergencyContactName: z.string(),
  emergencyContactPhone: z.string(),
  /** By the short names of the opportunities. */
  preferredRoles: z.array(z.string()),
  /** What the office called these when it was sent, in the same order. None in older applications, and where content was down. */
  roleTitles: z.optional(z.array(z.string())),
  availability: z.enum(AVAILABILITIES),
  timeCommitment: z.enum(TIME_COMMITMENTS),
  previousExperience: text,
  workExperience: text,
  education: text,
  skills: text,
  whyVolunteer: z.string(),
  reference1: ReferenceSchema,
  reference2: ReferenceSchema,
  backgroundCheckConsent: z.boolean(),
  trainingCommitment: z.boolean(),
  codeOfConductAgreement: z.boolean(),
  communicationConsent: z.boolean(),
  status: z.enum(VOLUNTEER_STATUSES),
  /** Until when a volunteer is cleared, also while a new check is under way, YYYY-MM-DD. */
  clearedUntil: z._default(z.nullable(z.iso.date()), null),
  /** Has been cleared before, so that a further check renews that. Not there of whoever never was, or was declined since. */
  wasCleared: z.optional(z.literal(true)),
  notes: text,
  /** Of the page that it was sent from. */
  language: spokenLanguage(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type VolunteerApplication = z.infer<typeof VolunteerApplicationSchema>;
