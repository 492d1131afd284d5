import type { SeenRecord } from '#contracts/records/change.ts';
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
 *   follow, or a clearance that has expired already)
 */
export async function moveVolunteer(
  { step, ...seen }: SeenRecord & { step: VolunteerStep },
  actor: Account,
  now: Date,
): Promise<VolunteerApplication> {
  const { status } = step;
  const clearedUntil = status === 'cleared' ? step.clearedUntil : null;
  if (clearedUntil !== null && clearedUntil <= (await readToday(now))) {
    throw refusal('clearedUntil', messages.futureDay);
  }
  const words = await readProgramWords();
  const take = (application: VolunteerApplication): VolunteerApplication => {
    if (nextVolunteerStatuses(application.status).includes(status)) {
      const wasCleared = application.status === 'cleared' || application.wasCleared;
      return { ...application, status, clearedUntil, ...(wasCleared && { wasCleared: true }) };
    }
    throw refusal('status', messages.nextStep);
  };
  return changeRecord(seen, take, {
    collection: volunteerApplications(),
    actor,
    action: 'volunteer.moved',
    now,
    inTransaction: async (transaction, application) => {
      const language = await readerLanguage(application);
      const draft = writtenIn(language, () =>
        volunteerMoved(application, words, env().OFFICE_EMAIL),
      );
      await addMailsOnce(transaction, [draft], now);
    },
  });
}

function refusal(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [`step.${field}`]: message } });
}
