import { afterEach, expect, test } from 'vitest';
import { readLanguageFrom } from '#words/current-language.ts';
import { namesPlayer, tellBill, tellBillToAnyone, tellSeason } from './tell-bill.ts';

afterEach(() => readLanguageFrom(() => 'en'));

type Bill = [english: string, spanish: string];
const BILLS: readonly [Bill, Bill, ...Bill[]] = [
  [
    'Registration K7QF-2M9X: Leo Diaz, 2026-27 Season',
    'Inscripción K7QF-2M9X: Leo Diaz, Temporada 2026-27',
  ],
  [
    'Registration K7QF-2M9X: Leo Diaz, Jr., Spring 2027 (part 2 of 3)',
    'Inscripción K7QF-2M9X: Leo Diaz, Jr., Primavera 2027 (parte 2 de 3)',
  ],
  ['Registration 2026-27 Season', 'Inscripción, Temporada 2026-27'],
  ['Summer camp, week 2', 'Summer camp, week 2'],
  ['Registration for Leo', 'Registration for Leo'],
  ['Tournament fee (part 1 of 2)', 'Tournament fee (parte 1 de 2)'],
];

test.each(BILLS)('%s', (english, spanish) => {
  expect(tellBill(english)).toBe(english);
  readLanguageFrom(() => 'es');
  expect(tellBill(english)).toBe(spanish);
});

test('whoever has a link is told no more of a child than the first name', () => {
  const [[whole], [second], ...others] = BILLS;
  expect(tellBillToAnyone(whole)).toBe('Registration K7QF-2M9X: Leo, 2026-27 Season');
  expect(tellBillToAnyone(second)).toBe('Registration K7QF-2M9X: Leo, Spring 2027 (part 2 of 3)');
  for (const [other] of others) expect(tellBillToAnyone(other)).toBe(tellBill(other));
  expect(BILLS.map(([bill]) => namesPlayer(bill))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

// English sentences say 'the Fall 2026 Season': 'the Fall 2026' is no English.
test.each([
  ['Winter 2026-27', 'Winter 2026-27 Season', 'Invierno 2026-27'],
  ['Spring 2027', 'Spring 2027 Season', 'Primavera 2027'],
  ['2026-27', '2026-27 Season', '2026-27'],
  ['Camp 2027', 'Camp 2027', 'Camp 2027'],
])('the season %s is called one', (name, english, spanish) => {
  expect(tellSeason(name)).toBe(english);
  readLanguageFrom(() => 'es');
  expect(tellSeason(name)).toBe(spanish);
});

test.each([
  ['2026-27 Season', 'Temporada 2026-27'],
  ['2026 Season', 'Temporada 2026'],
  ['Fall 2026 Season', 'Temporada de otoño 2026'],
  ['Temporada 2026-27', 'Temporada 2026-27'],
  ['Road Warriors', 'Road Warriors'],
])('the season %s', (english, spanish) => {
  expect(tellSeason(english)).toBe(english);
  readLanguageFrom(() => 'es');
  expect(tellSeason(english)).toBe(spanish);
});
