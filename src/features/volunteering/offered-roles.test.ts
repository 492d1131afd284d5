import { expect, test } from 'vitest';
import { offeredRoles } from './offered-roles.ts';

test('the published opportunities in the staff’s order, without what the form does not show', () => {
  const snacks = { role: 'snack-bar', title: 'Snack Bar', commitment: 'Game days only' };
  const rides = { role: 'rides', title: 'Rides', commitment: '2 hours a week' };
  const published = [{ ...snacks, text: 'Sell popcorn.' }, rides];
  expect(offeredRoles(published)).toEqual([snacks, rides]);
});

test('where none is published, one can still apply', () => {
  expect(offeredRoles([])[0]).toEqual({ role: 'assistant-coach', title: 'Assistant Coach' });
});
