import type { SeenRecord } from '#contracts/records/change.ts';
import { clearanceAfter, standsUntil } from '#domain/volunteering/clearance.ts';
import type { VolunteerApplication } from '#domain/volunteering/volunteer-application.ts';
import {
  nextVolunteerStatuses,
  type VolunteerStep,
} from '#domain/volunteering/volunteer-status.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { readProgramWords } from '../../gateways/content-program.ts';
import { volunteerApplications } from '../../gateways/records.ts';
import { writtenIn } from '../../mails/compose.ts';
import { volunteerMoved } from '../../mails/volunteer-status-mail.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { changeRecord } from '../records/change-record.ts';
import { readToday } from '../team/read-today.ts';

/**
 * Takes an application to its next step and emails the applicant.
 * @throws AppError not_found, conflict (changed since it was seen), invalid_input (no step that can
 *   follow, a clearance that has expired already or ends as before, or one that a new check would make longer)
 */
export async function moveVolunteer(
  { step, ...seen }: SeenRecord & { step: VolunteerStep },
  actor: Account,
  now: Date,
): Promise<VolunteerApplication> {
  const { status, clearedUntil } = step;
  const [today, words] = await Promise.all([readToday(now), readProgramWords()]);
  if (status === 'cleared' && clearedUntil !== null && clearedUntil <= today) {
    throw refusal('clearedUntil', messages.futureDay);
  }
  const take = (application: VolunteerApplication): VolunteerApplication => {
    const { wasCleared: _, ...before } = application;
    const standing = standsUntil(application, today);
    // During a check a clearance is taken back; as the check begins, it may stay as it is.
    const stays = application.status === 'cleared' && clearedUntil === standing;
    if (
      !nextVolunteerStatuses(application.status, standing).includes(status) ||
      (status === 'check_under_way' && clearedUntil !== null && !stays)
    ) {
      throw refusal('status', messages.nextStep);
    }
    if (status === 'cleared' && clearedUntil === application.clearedUntil) {
      throw refusal('clearedUntil', messages.sameDay);
    }
    return { ...before, status, ...clearanceAfter(application, step, today) };
  };
  return changeRecord(seen, take, {
    collection: volunteerApplications(),
    actor,
    action: 'volunteer.moved',
    now,
    inTransaction: async (transaction, application, before) => {
      const language = await readerLanguage(application);
      const draft = writtenIn(language, () =>
        volunteerMoved(application, before.status, words, env().OFFICE_EMAIL),
      );
      await addMailsOnce(transaction, [draft], now);
    },
  });
}

function refusal(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [`step.${field}`]: message } });
}
