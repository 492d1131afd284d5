import { callApi } from '#browser/api.ts';
import { prepareAttempt } from '#browser/forms/attempt.ts';
import { readBySchema } from '#browser/forms/read-by-schema.ts';
import { submitVolunteerApplicationEndpoint } from '#contracts/volunteering/public.ts';
import { fieldErrors } from '#domain/forms/field-errors.ts';
import { type VolunteerForm, volunteerFormAt } from '#domain/volunteering/application-form.ts';
import { messages } from '#words/rules/volunteering.ts';

/** What an application is held to today, and what sends it. */
export function rulesAt(now: Date) {
  const schema = volunteerFormAt(now);
  const readApplication = (form: HTMLFormElement) => readBySchema(schema, new FormData(form));
  return {
    schema,
    readApplication,
    /** Messages by field, of the form as it stands. */
    findProblems: (form: HTMLFormElement) => {
      const { error } = schema.safeParse(readApplication(form));
      return error ? fieldErrors(error.issues) : {};
    },
    words: { agreements: messages.agreements, roles: messages.roles },
    send: (form: string, application: VolunteerForm, website: string | undefined) =>
      callApi(submitVolunteerApplicationEndpoint, {
        idempotencyKey: prepareAttempt(form, application),
        application,
        ...(website && { website }),
      }),
  };
}
export type VolunteerRules = ReturnType<typeof rulesAt>;
