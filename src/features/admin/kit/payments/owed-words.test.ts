import { expect, test } from 'vitest';
import { MAX_CHARGE_CENTS } from '#domain/payments/charge-limits.ts';
import { hintOfAmount, hintOfDate, mostToEnter, mostToNote, restAfter } from './owed-words.ts';

const owed = { owedCents: 5000, dueCents: 2500, nextCents: 2500 };

test('a debt says what is due and what is owed', () => {
  const bill = { kind: 'bill', owed } as const;
  expect(hintOfAmount(bill)).toBe('$25.00 is due now, $50.00 is owed in total.');
  expect(restAfter(bill, 2500)).toBe('$25.00 is still owed after this.');
});

test('the first part of a plan says what is owed on the other bills', () => {
  const part = { kind: 'registration', owed, elsewhereCents: 10_000 } as const;
  expect(hintOfAmount(part)).toBe(
    '$50.00 is owed here. Another $100.00 is owed on the other bills of the payment plan. Record that on those bills.',
  );
});

test.each([
  [
    'one-time',
    { goesOn: false },
    '$50.00 was pledged and has not arrived. If more came, enter all of it.',
  ],
  ['monthly', { goesOn: true }, '$25.00 was pledged up to today and has not arrived.'],
])('a %s gift is pledged, and owed by nobody', (_, plan, hint) => {
  const gift = { kind: 'donation', owed, ...plan } as const;
  expect(hintOfAmount(gift)).toBe(hint);
  expect(hintOfAmount(gift) + restAfter(gift, 2500)).not.toContain('owed');
});

test('a gift may be larger than its pledge, and then nothing of it is to come', () => {
  const gift = { kind: 'donation', owed } as const;
  expect(mostToEnter(gift)).toBe(MAX_CHARGE_CENTS);
  expect(restAfter(gift, 6000)).toBe('');
  expect(mostToEnter({ ...gift, goesOn: true })).toBe(5000);
  expect(mostToEnter({ ...gift, kind: 'sponsorship' })).toBe(5000);
});

test('what goes on has no total and no rest', () => {
  const sponsorship = { kind: 'sponsorship', owed, goesOn: true } as const;
  expect(hintOfAmount(sponsorship)).toBe('$25.00 is due now.');
  expect(restAfter(sponsorship, 1000)).toBe('');
  const later = { ...sponsorship, owed: { ...owed, dueCents: 0 } };
  expect(hintOfAmount(later)).toBe('Nothing is due now. The next payment is $25.00.');
});

test('what was reversed of an ended one may be noted, and leaves nothing owed', () => {
  const ended = { owedCents: 0, dueCents: 0, nextCents: 0, comeAgainCents: 5000 };
  const sponsorship = { kind: 'sponsorship', owed: ended } as const;
  expect(mostToNote(ended)).toBe(5000);
  expect(mostToNote({ ...owed, comeAgainCents: 9000 })).toBe(5000);
  expect(hintOfAmount(sponsorship)).toContain('Nothing is owed. $50.00 was reversed.');
  expect(restAfter(sponsorship, 1000)).toBe('');
});

test('the day of a mailed check is told where a statement for the tax office goes by it', () => {
  for (const kind of ['donation', 'sponsorship'] as const) {
    expect(hintOfDate(kind)).toMatch(/mailed check.*postmark/);
  }
  for (const kind of ['bill', 'registration', 'order'] as const) {
    expect(hintOfDate(kind)).toBeUndefined();
  }
});
