import { expect, it } from 'vitest';
import { checkAnswerTime } from './answer-time.ts';

it.each(['24 hours', '3-5 business days', 'internal time', undefined])('takes %j', (time) => {
  expect(checkAnswerTime(time)).toBe(true);
});

it.each(['within 24 hours', 'Within 24 hours.', 'in 2 days', '24 hours.'])(
  'warns of %j',
  (time) => {
    expect(checkAnswerTime(time)).toContain('Enter only the time');
  },
);
