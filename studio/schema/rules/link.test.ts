import { expect, it } from 'vitest';
import { checkLink } from './link.ts';

it.each([
  'https://example.org/a?b#c',
  'mailto:hello@example.org',
  'tel:+1-239-555-0100',
  '/',
  '/contact',
  '/sponsors/become/?level=gold#form',
])('%s may be linked to', (href) => {
  expect(checkLink(href)).toBe(true);
});

it.each([
  ['', 'Write where the link leads.'],
  ['javascript:alert(1)', 'Only addresses that begin with https:// are safe to link to.'],
  ['http://example.org', 'Only addresses that begin with https:// are safe to link to.'],
  ['https://example', 'This is no full address, such as https://example.org.'],
  ['example.org', 'Begin with https://, mailto: or tel:, or with / for a page of this website.'],
  ['//example.org', 'This website has no page at //example.org.'],
  ['/abuot', 'This website has no page at /abuot.'],
  ['mailto:hello', 'Write mailto:name@example.org.'],
  ['tel:call us', 'Write tel:202-555-0123.'],
  ['https://example.org ', 'Take out the spaces, also at the end: no address has any.'],
  ['https://example.org/our team', 'Take out the spaces, also at the end: no address has any.'],
  ['/contact?subject=Summer camp', 'Take out the spaces, also at the end: no address has any.'],
  ['https:example.org', 'Only addresses that begin with https:// are safe to link to.'],
  ['https:\\\\example.org', 'Only addresses that begin with https:// are safe to link to.'],
])('%s may not', (href, answer) => {
  expect(checkLink(href)).toBe(answer);
});
