import type { SubmitVolunteerApplicationRequest } from '#contracts/volunteering/public.ts';

type Application = SubmitVolunteerApplicationRequest['application'];

/** A complete application, as the page sends it. */
export function volunteerRequest(
  change: Partial<Record<keyof Application, unknown>> = {},
): SubmitVolunteerApplicationRequest {
  const application: Application = {
    firstName: 'Ana',
    lastName: 'Diaz',
    email: `ana-${crypto.randomUUID()}@example.com`,
    phone: '239-555-0123',
    address: '12 Court Street',
    city: 'Fort Myers',
    state: 'FL',
    zipCode: '33901',
    dateOfBirth: '1988-04-05',
    emergencyContactName: 'Luis Diaz',
    emergencyContactPhone: '239-555-0124',
    preferredRoles: ['academic-tutor', 'game-day-support'],
    availability: 'weekday-evenings',
    timeCommitment: '2-4-hours',
    previousExperience: null,
    workExperience: 'Math teacher\nfor ten years',
    education: null,
    skills: null,
    whyVolunteer: 'To give back.',
    reference1: {
      name: 'Ben Cole',
      phone: '239-555-0125',
      email: null,
      relationship: 'Former coach',
    },
    reference2: {
      name: 'Cora Webb',
      phone: '239-555-0126',
      email: 'cora@example.com',
      relationship: 'Employer',
    },
    backgroundCheckConsent: true,
    trainingCommitment: true,
    codeOfConductAgreement: true,
    communicationConsent: false,
  };
  return {
    idempotencyKey: crypto.randomUUID(),
    application: { ...application, ...(change as Partial<Application>) },
  };
}
