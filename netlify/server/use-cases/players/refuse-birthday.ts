import type { Day } from '#domain/calendar/day.ts';
import { birthdayProblem } from '#domain/players/birthday.ts';
import { AppError } from '../../core/app-error.ts';

/** Holds a date of birth to the person it is of. @throws AppError invalid_input */
export function refuseBirthday(person: Parameters<typeof birthdayProblem>[0], today: Day): void {
  const message = birthdayProblem(person, today);
  if (message === undefined) return;
  throw new AppError('invalid_input', message, { fields: { 'player.dateOfBirth': message } });
}
