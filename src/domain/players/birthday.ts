import { isOldEnough } from '#domain/accounts/age.ts';
import type { Day } from '#domain/calendar/day.ts';
import { dayField } from '#domain/calendar/day-field.ts';
import { emptyAsNull } from '#domain/forms/long-text.ts';
import { messages } from '#words/office/refusals/players.ts';

/** A date of birth that may be left empty; whether it can be this person's, `birthdayProblem` says. */
export function optionalBirthday() {
  return emptyAsNull(dayField(() => messages.dateOfBirth.enter, [1900, 2099]));
}

interface Born {
  dateOfBirth: Day | null;
  /** As the guardian says it, where it is known. */
  age?: number | null;
  /** The sign-in, or null: who has one is grown up. */
  userId?: string | null;
}

/** Pure: what is wrong with a date of birth, in words for the office; undefined where nothing is. */
export function birthdayProblem(
  { dateOfBirth, age, userId }: Born,
  today: Day,
): string | undefined {
  if (dateOfBirth === null) return undefined;
  if (dateOfBirth > today) return messages.dateOfBirth.future;
  if (userId && !isOldEnough(dateOfBirth, today)) {
    return messages.dateOfBirth.minor;
  }
  const born = ageOn(dateOfBirth, today);
  if (age !== undefined && age !== null && born !== age) {
    return messages.dateOfBirth.otherAge(born, age);
  }
  return undefined;
}

/** Full years on a day; born on a leap day counts from March 1, as for accounts. */
function ageOn(dateOfBirth: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
