import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { companyName, personName } from './names.ts';

const person = personName('firstName');
const company = companyName('businessName');
const messageOf = (schema: z.ZodMiniType, value: string) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

/** What an attacker would like us to email in his words. */
const HOSTILE = [
  'https://evil.example/?x={{link}}',
  'http://evil.example',
  '//evil.example/x',
  'www.evil.example',
  'see evil.com/pay now',
  '{{link}}',
  ['$', '{link}'].join(''),
  '{% link %}',
  '<%= link %>',
  '<script>alert(1)</script>',
  '<b>Ana</b>',
  '[Ana](https://evil.example)',
  '=?utf-8?q?Your_account_is_closed?=',
  '=?UTF-8?B?UGF5IG5vdw==?=',
  'Ana\\nBcc',
];

describe('the name of a person', () => {
  test.each([
    "O'Brien",
    'O’Brien',
    'José',
    'Jose\u0301',
    'Nguyễn',
    'J.R.',
    'J.R.Smith',
    'Mary-Ann',
    'St. James',
    'St.James',
    'Ma.Theresa',
    'Smith, Jr.',
    'Jean-Luc d’Arc',
    'Ana & Bo Diaz',
    'Robert (Bob)',
    'Robert "Bob" Doe',
    'Ravi s/o Kumar',
    'X Æ A-12',
    'John 3rd',
    'Nuñez–García',
    'ʻAulani',
    'Kamaʻāina',
    'Ng',
    'Ó',
    'مريم',
    '李小龍',
    'Анна-Мария',
    'Jo 🏀',
    'M. Co',
    'Com',
    'Dot.',
  ])('takes %s', (name) => {
    expect(z.parse(person, name)).toBe(name);
  });

  test.each([...HOSTILE, 'evil.com', 'Call evil.org, now', 'ana@evil.com', 'Ana: pay', 'EVIL.COM'])(
    'refuses %s',
    (name) => {
      expect(messageOf(person, name)).toMatch(/^First name (has a character|cannot be)/);
    },
  );

  test.prop([
    fc.stringMatching(/^\p{L}+([ '-]\p{L}+){0,3}$/u).filter((name) => name.length <= 100),
  ])('takes letters with spaces, apostrophes and hyphens, of every script', (name) => {
    expect(messageOf(person, name)).toBeUndefined();
  });

  test.prop([
    fc.string(),
    fc.constantFrom('{{', '}}', '://', '<', '>', '=?utf-8?q?', '?='),
    fc.string(),
  ])(
    'never takes a template, a link, markup or an encoded word, whatever stands around it',
    (before, hostile, after) => {
      expect(z.safeParse(person, `${before}${hostile}${after}`).success).toBe(false);
      expect(z.safeParse(company, `${before}${hostile}${after}`).success).toBe(false);
    },
  );
});

describe('the name of a company', () => {
  test.each([
    'A&B Sports',
    'hoops.com',
    'AT&T #1',
    '$5 Tees',
    '@Home',
    'Yahoo!',
    'Toys "R" Us',
    "Ben & Jerry's",
    'Smith, Jones & Co.',
    '1-800-Flowers.com',
    'C++ Club',
    '50% Off',
    '24/7 Towing',
    'Bed/Bath',
    'Who? What? Diner',
    'Café Ñ: Tapas',
  ])('takes %s', (name) => {
    expect(z.parse(company, name)).toBe(name);
  });

  test.each(HOSTILE.filter((name) => !name.startsWith('$')))('refuses %s', (name) => {
    expect(messageOf(company, name)).toMatch(/^Business name (has a character|cannot be)/);
  });
});
