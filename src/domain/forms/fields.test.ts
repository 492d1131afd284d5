import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
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
  const name = requiredText('First name', 10);

  test.each(['', '   ', '\u200b', '—', undefined, null, 7])('%j is missing', (value) => {
    expect(firstMessage(name, value)).toBe('First name is required.');
  });

  test('trims and keeps names of any script', () => {
    expect(z.parse(name, '  Zoë ')).toBe('Zoë');
    expect(z.parse(name, '李小龍')).toBe('李小龍');
    expect(z.parse(name, "O'Neil-Ng")).toBe("O'Neil-Ng");
  });

  test('bounds the length after trimming', () => {
    expect(z.parse(name, `  ${'a'.repeat(10)}  `)).toHaveLength(10);
    expect(firstMessage(name, 'a'.repeat(11))).toBe('First name can have at most 10 characters.');
  });

  test.prop([fc.constantFrom('\n', '\r', '\0', '\t', '\u0085', '\u2028', '\u2029', '\u007f')])(
    'refuses a control character inside',
    (character) => {
      expect(firstMessage(name, `a${character}b`)).toMatch(/cannot be used/);
    },
  );
});

describe('emailAddress', () => {
  test('is trimmed and lower case', () => {
    expect(z.parse(emailAddress(), '  Pat.Doe+Shop@Example.COM ')).toBe('pat.doe+shop@example.com');
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

describe('phoneNumber', () => {
  test.each([
    '239-555-0100',
    '(239) 555-0100',
    '2395550100',
    '+1 239.555.0100',
    '+44 20 7946 0958',
    '239-555-0100 x12',
    '239-555-0100 Ext. 4',
  ])('takes %s', (value) => {
    expect(z.parse(phoneNumber(), value)).toBe(value);
  });

  test.each([
    '555-0100',
    '((((((((((',
    '239-555-010O',
    '239-555-\n0100',
    '1'.repeat(16),
    'call me',
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
