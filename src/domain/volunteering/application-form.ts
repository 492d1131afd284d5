import * as z from 'zod/mini';
import { US_STATE_CODES } from '#domain/address/us-states.ts';
import { emailAddress, phoneNumber, requiredText, zipCode } from '#domain/forms/fields.ts';
import { emptyAsNull, optionalLongText, requiredLongText } from '#domain/forms/long-text.ts';
import { personName } from '#domain/forms/names.ts';
import { AVAILABILITIES, TIME_COMMITMENTS, VOLUNTEER_ROLES } from './choices.ts';
import { isFamily } from './relationship.ts';
import { type PersonDetails, sharedDetails } from './same-person.ts';

/** The specification's words (§5); the page shows them as toasts, too. */
export const ROLES_REQUIRED = 'Please select at least one volunteer role you are interested in.';
export const AGREEMENTS_REQUIRED =
  'Please agree to all required terms before submitting your application.';

const agreed = (message: string) => z.literal(true, message);
const NOT_FAMILY =
  'A reference must not be of your family. Name someone else, such as a coach, teacher or employer.';

const ReferenceFormSchema = z.object({
  name: personName('Reference name'),
  phone: phoneNumber(),
  email: emptyAsNull(emailAddress()),
  relationship: requiredText('Relationship').check(
    z.refine((relationship) => !isFamily(relationship), NOT_FAMILY),
  ),
});

const FieldsSchema = z.object({
  firstName: personName('First name'),
  lastName: personName('Last name'),
  email: emailAddress(),
  phone: phoneNumber(),
  address: requiredText('Address', 200),
  city: requiredText('City'),
  state: z.enum(US_STATE_CODES, 'Choose a state.'),
  zipCode: zipCode(),
  dateOfBirth: z
    .string('Date of birth is required.')
    .check(
      z.minLength(1, 'Date of birth is required.'),
      z.refine(isDate, 'Enter your date of birth as month, day and year.'),
    ),
  emergencyContactName: personName('Emergency contact name'),
  emergencyContactPhone: phoneNumber(),
  preferredRoles: z
    .array(z.enum(VOLUNTEER_ROLES, 'Choose from the roles that are offered.'), ROLES_REQUIRED)
    .check(
      z.minLength(1, ROLES_REQUIRED),
      z.maxLength(VOLUNTEER_ROLES.length, 'Choose each role once.'),
    ),
  availability: z.enum(AVAILABILITIES, 'Choose when you are available.'),
  timeCommitment: z.enum(TIME_COMMITMENTS, 'Choose how much time you can give.'),
  previousExperience: optionalLongText('Previous experience'),
  workExperience: optionalLongText('Work experience'),
  education: optionalLongText('Education'),
  skills: optionalLongText('Skills'),
  whyVolunteer: requiredLongText('Your reason'),
  reference1: ReferenceFormSchema,
  reference2: ReferenceFormSchema,
  backgroundCheckConsent: agreed('Please agree to a background check.'),
  trainingCommitment: agreed('Please agree to take part in the training.'),
  codeOfConductAgreement: agreed('Please agree to the code of conduct.'),
  communicationConsent: z.boolean(),
});
type Fields = z.infer<typeof FieldsSchema>;

/** What an applicant types and ticks (specification §5). Whether the date of birth fits needs a clock: {@link checkBirthDate}. */
export const VolunteerFormSchema = FieldsSchema.check(
  z.check(({ value, issues }) => {
    for (const [path, message] of Object.entries(findRepeatedPeople(value))) {
      issues.push({ code: 'custom', path: path.split('.'), message, input: value });
    }
  }),
);
export type VolunteerForm = z.infer<typeof VolunteerFormSchema>;

/** References that are the applicant, or one another: messages by field, such as 'reference2.phone'. */
function findRepeatedPeople(form: Fields): Record<string, string> {
  const { firstName, lastName, phone, email, reference1, reference2 } = form;
  const applicant: PersonDetails = { name: `${firstName} ${lastName}`, phone, email };
  const found: Record<string, string> = {};
  for (const detail of sharedDetails(reference1, reference2)) {
    found[`reference2.${detail}`] =
      `This is also the ${SAID[detail]} of your first reference. We need two different people.`;
  }
  for (const [key, reference] of Object.entries({ reference1, reference2 })) {
    for (const detail of sharedDetails(reference, applicant)) {
      found[`${key}.${detail}`] =
        `This is your own ${SAID[detail]}. A reference is someone other than you.`;
    }
  }
  return found;
}

const SAID: Record<keyof PersonDetails, string> = {
  name: 'name',
  phone: 'phone number',
  email: 'email address',
};

function isDate(text: string): boolean {
  return z.iso.date().safeParse(text).success;
}

/** Of children under 13 the law (COPPA) lets nobody keep such an application without a parent. */
const MINIMUM_AGE = 13;
const OLDEST_AGE = 110;

/**
 * What is wrong with a date of birth, or undefined. Days are compared as text, which costs the page no
 * date library; UTC is ahead of every US time zone, so nobody is refused on a birthday.
 * @param dateOfBirth YYYY-MM-DD
 */
export function checkBirthDate(dateOfBirth: string, now: Date): string | undefined {
  const today = now.toISOString().slice(0, 10);
  if (dateOfBirth > today) return 'Your date of birth must be in the past.';
  if (dateOfBirth < yearsBefore(today, OLDEST_AGE)) {
    return 'Please check the year of your date of birth.';
  }
  if (dateOfBirth > yearsBefore(today, MINIMUM_AGE)) {
    return `Volunteers must be at least ${MINIMUM_AGE} years old. Please check the year of your date of birth.`;
  }
  return undefined;
}

function yearsBefore(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}

/** The form as the browser checks it: what the server checks, with its own clock. */
export function volunteerFormAt(now: Date) {
  return VolunteerFormSchema.check(
    z.refine((form) => checkBirthDate(form.dateOfBirth, now) === undefined, {
      path: ['dateOfBirth'],
      error: ({ input }) => checkBirthDate((input as Fields).dateOfBirth, now),
    }),
  );
}
