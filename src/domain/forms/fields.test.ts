import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { messages as english } from '#words/en/fields.ts';
import { messages as spanish } from '#words/es/fields.ts';
import {
  emailAddress,
  IdempotencyKeySchema,
  phoneNumber,
  requiredText,
  zipCode,
} from './fields.ts';

function firstMessage(schema: z.ZodMiniType, value: unknown): string | undefined {
  return z.safeParse(schema, value).error?.issues[0]?.message;
}

describe('requiredText', () => {
  const name = requiredText('firstName', 10);

  test.each(['', '   ', '\u200b', '—', undefined, null, 7])('%j is missing', (value) => {
    expect(firstMessage(name, value)).toBe('First name is required.');
  });

  test('trims and keeps names of any script', () => {
    expect(z.parse(name, '  Zoë ')).toBe('Zoë');
    expect(z.parse(name, '李小龍')).toBe('李小龍');
    expect(z.parse(name, "O'Neil-Ng")).toBe("O'Neil-Ng");
  });

  test.each([
    ['a tab', 'Fall\tseason', 'Fall season'],
    ['no-break spaces', 'Ana\u00a0Mar\u00eda\u202f', 'Ana Mar\u00eda'],
    ['marks that turn the direction', '\u202eanA\u202c \u2066x\u2069', 'anA x'],
    ['zero-width characters', 'A\u200bn\u200da\u2060\ufeff', 'Ana'],
    ['a soft hyphen', 'Ana\u00adbel', 'Anabel'],
    ['half of a letter', 'Ana\ud83d', 'Ana'],
    ['letters without a shape', 'Ana\u3164\u115f', 'Ana'],
    ['tags', `Ana${'\u{e0041}'}`, 'Ana'],
  ])('takes out %s', (_, typed, kept) => {
    expect(z.parse(requiredText('firstName', 40), typed)).toBe(kept);
  });

  test.each([
    'Zoe\u0308',
    'Nguy\u1ec5n',
    '\u05d0\u05d5\u05b9\u05e8',
    'Ana \u2764\ufe0f',
    '\u{1f3c0} Sam',
    'Jo👩🏽‍🏫',
    'Jo👩‍👩‍👦',
  ])('keeps %s as it is written', (typed) => {
    expect(z.parse(name, typed)).toBe(typed);
  });

  test.each(['\u202e', '\u3164', '\ud800', '\ufeff \u200b'])('%j alone is missing', (typed) => {
    expect(firstMessage(name, typed)).toBe('First name is required.');
  });

  test('bounds the length after trimming', () => {
    expect(z.parse(name, `  ${'a'.repeat(10)}  `)).toHaveLength(10);
    expect(firstMessage(name, 'a'.repeat(11))).toBe('First name can have at most 10 characters.');
  });

  test.prop([fc.constantFrom('\n', '\r', '\0', '\u0085', '\u2028', '\u2029', '\u007f')])(
    'refuses a control character inside',
    (character) => {
      expect(firstMessage(name, `a${character}b`)).toMatch(/cannot be used/);
    },
  );
});

describe('emailAddress', () => {
  test('is trimmed and lower case', () => {
    const kept = 'pat.doe+shop@example.com';
    expect(z.parse(emailAddress(), '  Pat.Doe+Shop@Example.COM ')).toBe(kept);
    expect(z.parse(emailAddress(), '\u202aPat.Doe+Shop@example.com\u202c\u00a0')).toBe(kept);
    expect(z.parse(emailAddress(), 'pat.doe+shop\u200b@example.com')).toBe(kept);
  });

  test.each([
    ['', 'Email is required.'],
    [undefined, 'Email is required.'],
    ['pat', 'Enter a valid email address, such as name@example.com.'],
    ['pat@', 'Enter a valid email address, such as name@example.com.'],
    ['a@b.co\nBcc: x@y.zz', 'Enter a valid email address, such as name@example.com.'],
    ['a@b.co, c@d.co', 'Enter a valid email address, such as name@example.com.'],
    [`${'a'.repeat(250)}@example.com`, 'Email can have at most 254 characters.'],
  ])('%j: %s', (value, message) => {
    expect(firstMessage(emailAddress(), value)).toBe(message);
  });
});

test.each([
  ['an email address', emailAddress(), 'email'],
  ['a phone number', phoneNumber(), 'phone'],
  ['a ZIP code', zipCode(), 'zipCode'],
] as const)('the example of %s is taken, in both languages', (_, schema, name) => {
  for (const { [name]: advice } of [english, spanish]) {
    const [, example] = /(?:such as|como) (\S+)\.$/.exec(advice) ?? [];
    expect(z.parse(schema, example)).toBe(example);
  }
});

describe('phoneNumber', () => {
  test.each([
    ['239-555-0100', '239-555-0100'],
    ['(239) 555-0100', '239-555-0100'],
    ['2395550100', '239-555-0100'],
    ['+1 239.555.0100', '239-555-0100'],
    ['1-239-555-0100', '239-555-0100'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['011 509 3701 2345', '+50937012345'],
    ['+509 3701 2345', '+50937012345'],
    ['239-555-0100 x12', '239-555-0100 x12'],
    ['239-555-0100 Ext. 4', '239-555-0100 x4'],
    // As pasted: no-break spaces, marks of direction, dashes of every kind, full-width digits.
    ['\u202a(239)\u00a0555\u20110100\u202c', '239-555-0100'],
    ['239\u2013555\u20140100', '239-555-0100'],
    ['239\u2212555\u20100100\ufeff', '239-555-0100'],
    ['\uff12\uff13\uff19 555 0100', '239-555-0100'],
    ['\t239-555-0100 ', '239-555-0100'],
  ])('takes %j as %s', (typed, kept) => {
    expect(z.parse(phoneNumber(), typed)).toBe(kept);
    expect(z.parse(phoneNumber(), kept)).toBe(kept);
  });

  test.each([
    '555-0100',
    '((((((((((',
    '239-555-010O',
    '239-555-\n0100',
    '1'.repeat(16),
    'call me',
    '-000001-01-01',
    '000-000-0000',
    '123-555-0100',
    '239-055-0100',
    '+0 239 555 0100 00',
  ])('refuses %j', (value) => {
    expect(firstMessage(phoneNumber(), value)).toMatch(/area code/);
  });

  test('answers at once for long hostile input', () => {
    expect(firstMessage(phoneNumber(), '1 '.repeat(50_000))).toMatch(/at most 40/);
  });
});

describe('zipCode', () => {
  test.each(['33901', '33901-1234'])('takes %s', (value) => {
    expect(z.parse(zipCode(), ` ${value} `)).toBe(value);
    expect(z.parse(zipCode(), `\u202a\u00a0${value.replace('-', '\u2013')}\u202c`)).toBe(value);
  });

  test.each(['3390', '339011', '33901-', 'ABCDE', '٣٣٩٠١'])('refuses %j', (value) => {
    expect(firstMessage(zipCode(), value)).toMatch(/five digits/);
  });
});

test.prop([fc.uuid({ version: 4 })])(
  'IdempotencyKeySchema takes what crypto.randomUUID makes',
  (key) => {
    expect(z.safeParse(IdempotencyKeySchema, key).success).toBe(true);
  },
);
