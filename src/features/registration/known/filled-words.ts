import { messages } from '#words/registration/invited.ts';
import type { KnownPlayer } from './known-player.ts';

/** What to do about the cards of known players. We fill in age and grade only of those who are known with both. */
export function filledWords(people: readonly KnownPlayer[]): string {
  if (people.length === 0) return '';
  const areFilled = people.every(
    ({ age, grade }) => (age ?? null) !== null && (grade ?? null) !== null,
  );
  return `${areFilled ? messages.updated : messages.enter} ${messages.photos}`;
}
