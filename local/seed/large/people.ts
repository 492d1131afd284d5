import type { Payer } from '#domain/payments/payment.ts';

const FIRST_NAMES = [
  'Andre',
  'Bianca',
  'Caleb',
  'Dana',
  'Elijah',
  'Farah',
  'Gabriel',
  'Hana',
  'Isaac',
  'Jamila',
  'Kofi',
  'Lena',
  'Mateo',
  'Nadia',
  'Omar',
  'Priya',
  'Quincy',
  'Rosa',
  'Samir',
  'Tess',
];
const LAST_NAMES = [
  'Abbott',
  'Baptiste',
  'Carver',
  'Delgado',
  'Eastman',
  'Flores',
  'Grant',
  'Hollis',
  'Ibarra',
  'Jennings',
  'Keller',
  'Lowell',
  'Mercer',
  'Navarro',
  'Osborne',
  'Pacheco',
  'Ramsey',
  'Santos',
  'Tillman',
  'Underwood',
  'Vargas',
  'Whitaker',
  'Yates',
];

/** One of a list, in turn. */
export function pick<T>(list: readonly T[], index: number): T {
  const one = list[index % list.length];
  if (one === undefined) throw new Error('There is nothing to pick from.');
  return one;
}

/** The same person for the same number, wherever it is asked. */
export function personOf(index: number): Payer {
  const firstName = pick(FIRST_NAMES, index);
  const lastName = pick(LAST_NAMES, Math.floor(index / FIRST_NAMES.length) + index);
  const email = `${firstName}.${lastName}.${index}@example.com`.toLowerCase();
  return { firstName, lastName, email };
}

/** In the block of numbers that belong to nobody. */
export function phoneOf(index: number): string {
  return `239-555-01${String(index % 100).padStart(2, '0')}`;
}

const HOUR = 3_600_000;

/** Moments before now, an hour apart: the higher the index, the longer ago. */
export function momentOf(index: number, now: Date): string {
  return new Date(now.getTime() - (index + 1) * HOUR).toISOString();
}
