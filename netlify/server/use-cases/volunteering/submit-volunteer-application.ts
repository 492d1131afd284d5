import type { SubmitVolunteerApplicationRequest } from '#contracts/volunteering/public.ts';
import { checkBirthDate } from '#domain/volunteering/application-form.ts';
import type { VolunteerApplication } from '#domain/volunteering/volunteer-application.ts';
import { currentLanguage } from '#words/current-language.ts';
import { messages } from '#words/refusals/common.ts';
import { messages as roleWords } from '#words/refusals/volunteering.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { refuseHoneypot } from '../../core/honeypot.ts';
import { readProgramWords } from '../../gateways/content-program.ts';
import { readRoleTitles } from '../../gateways/content-volunteering.ts';
import { outbox, volunteerApplications } from '../../gateways/records.ts';
import { composeMail, forOffice, writtenIn } from '../../mails/compose.ts';
import { volunteerForOffice, volunteerReceived } from '../../mails/volunteer-mails.ts';
import { createOnce, findRepeat, hashRequest } from '../records/create-once.ts';

/**
 * Keeps a volunteer's application and writes its two emails with it: to the office, and an
 * acknowledgement to the applicant.
 * @throws AppError invalid_input (date of birth, a role that is not offered, honeypot), idempotency_key_reused, service_unavailable
 */
export async function submitVolunteerApplication(
  request: SubmitVolunteerApplicationRequest,
  now: Date,
): Promise<void> {
  refuseHoneypot(request);
  const form = request.application;
  refuseBirthDate(form.dateOfBirth, now);
  const id = request.idempotencyKey.toLowerCase();
  const requestHash = hashRequest(form);
  if (await findRepeat(volunteerApplications(), id, requestHash)) return;
  const [words, offered] = await Promise.all([readProgramWords(), readRoleTitles()]);
  const preferredRoles = [...new Set(form.preferredRoles)];
  const language = currentLanguage();
  const application: VolunteerApplication = {
    ...form,
    preferredRoles,
    // With content down nobody can say what is offered, and the application is kept all the same.
    ...(offered && { roleTitles: titlesOf(preferredRoles, offered) }),
    id,
    requestHash,
    status: 'applied',
    clearedUntil: null,
    notes: null,
    language,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  const office = env().OFFICE_EMAIL;
  await createOnce(volunteerApplications(), application, async (batch) => {
    const drafts = [
      forOffice(() => volunteerForOffice(application, office)),
      writtenIn(language, () => volunteerReceived(application, words, office)),
    ];
    for (const draft of drafts) {
      batch.create(outbox().doc(draft.id), await composeMail(draft, now));
    }
  });
}

function refuseBirthDate(dateOfBirth: string, now: Date): void {
  const message = checkBirthDate(dateOfBirth, now);
  if (message !== undefined) throw refusal('dateOfBirth', message);
}

/** @throws AppError invalid_input where a role is not offered any longer: the page is older than that */
function titlesOf(roles: readonly string[], offered: ReadonlyMap<string, string>): string[] {
  return roles.map((role) => {
    const title = offered.get(role);
    if (title !== undefined) return title;
    throw refusal('preferredRoles', roleWords.gone);
  });
}

function refusal(field: string, message: string): AppError {
  return new AppError('invalid_input', messages.checkFields, {
    fields: { [`application.${field}`]: message },
  });
}
