import { expect, it } from 'vitest';
import { linkToApplication } from './application-link.ts';

it('carries level and amount range through an address', () => {
  const link = linkToApplication('R&D + Friends', { minCents: 250_000, maxCents: null });
  const { pathname, searchParams } = new URL(link, 'https://hoops.example');
  expect(pathname).toBe('/sponsorship-form');
  expect(Object.fromEntries(searchParams)).toEqual({ level: 'R&D + Friends', amount: '2,500+' });
});
