import * as z from 'zod/mini';
import { US_STATE_CODES } from '#domain/address/us-states.ts';
import { emailAddress, phoneNumber, requiredText, zipCode } from '#domain/forms/fields.ts';
import { emptyAsNull, optionalLongText, requiredLongText } from '#domain/forms/long-text.ts';
import { personName } from '#domain/forms/names.ts';
import { messages as fieldMessages } from '#words/fields.ts';
import { messages } from '#words/rules/volunteering.ts';
import { AVAILABILITIES, MOST_ROLES, ROLE_SLUG, TIME_COMMITMENTS } from './choices.ts';
import { isFamily } from './relationship.ts';
import { type PersonDetails, sharedDetails } from './same-person.ts';

const rolesRequired = () => messages.roles;
const agreed = (error: () => string) => z.literal(true, { error });

const ReferenceFormSchema = z.object({
  name: personName('referenceName'),
  phone: phoneNumber(),
  email: emptyAsNull(emailAddress()),
  relationship: requiredText('relationship').check(
    z.refine((relationship) => !isFamily(relationship), { error: () => messages.family }),
  ),
});

const birthDateRequired = () => fieldMessages.required(fieldMessages.names.dateOfBirth);

const FieldsSchema = z.object({
  firstName: personName('firstName'),
  lastName: personName('lastName'),
  email: emailAddress(),
  phone: phoneNumber(),
  address: requiredText('address', 200),
  city: requiredText('city'),
  state: z.enum(US_STATE_CODES, { error: () => fieldMessages.chooseState }),
  zipCode: zipCode(),
  dateOfBirth: z
    .string({ error: birthDateRequired })
    .check(
      z.minLength(1, { error: birthDateRequired }),
      z.refine(isDate, { error: () => messages.dateOfBirth.enter }),
    ),
  emergencyContactName: personName('emergencyContactName'),
  emergencyContactPhone: phoneNumber('emergencyContactPhone'),
  /** The server alone knows which of them are offered. */
  preferredRoles: z
    .array(
      z
        .string({ error: () => messages.offeredRoles })
        .check(z.regex(ROLE_SLUG, { error: () => messages.offeredRoles })),
      { error: rolesRequired },
    )
    .check(
      z.minLength(1, { error: rolesRequired }),
      z.maxLength(MOST_ROLES, { error: () => messages.eachRoleOnce }),
    ),
  availability: z.enum(AVAILABILITIES, { error: () => messages.availability }),
  timeCommitment: z.enum(TIME_COMMITMENTS, { error: () => messages.timeCommitment }),
  previousExperience: optionalLongText('previousExperience'),
  workExperience: optionalLongText('workExperience'),
  education: optionalLongText('education'),
  skills: optionalLongText('skills'),
  whyVolunteer: requiredLongText('whyVolunteer'),
  reference1: ReferenceFormSchema,
  reference2: ReferenceFormSchema,
  backgroundCheckConsent: agreed(() => messages.backgroundCheck),
  trainingCommitment: agreed(() => messages.training),
  codeOfConductAgreement: agreed(() => messages.codeOfConduct),
  communicationConsent: z.boolean(),
});
type Fields = z.infer<typeof FieldsSchema>;

/** What an applicant types and checks (specification §5). Whether the date of birth fits needs a clock: {@link checkBirthDate}. */
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
    found[`reference2.${detail}`] = messages.sameReference[detail];
  }
  for (const [key, reference] of Object.entries({ reference1, reference2 })) {
    for (const detail of sharedDetails(reference, applicant)) {
      found[`${key}.${detail}`] = messages.yourself[detail];
    }
  }
  return found;
}

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
  if (dateOfBirth > today) return messages.dateOfBirth.future;
  if (dateOfBirth < yearsBefore(today, OLDEST_AGE)) {
    return messages.dateOfBirth.year;
  }
  if (dateOfBirth > yearsBefore(today, MINIMUM_AGE)) {
    return messages.dateOfBirth.tooYoung(MINIMUM_AGE);
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
