import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emailAddress } from './fields.ts';
import { emptyAsNull, optionalLongText, requiredLongText } from './long-text.ts';

describe('a text of several lines', () => {
  const schema = requiredLongText('message', 40);

  test.each([
    ['keeps its lines', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['keeps emoji and right-to-left', 'סל 🏀 سلة', 'סל 🏀 سلة'],
    ['loses null bytes and other controls', 'a\u0000b\u0007c', 'abc'],
    ['loses what turns the direction around', 'a\u202eb\u2066c\ufeff', 'abc'],
    ['loses half of a letter', 'a\ud800b', 'ab'],
    [
      'keeps joiners',
      '\u06a9\u062a\u0627\u0628\u200c\u0647\u0627 👨‍👩‍👧',
      '\u06a9\u062a\u0627\u0628\u200c\u0647\u0627 👨‍👩‍👧',
    ],
    ['is trimmed', '  hi \n\n', 'hi'],
    ['keeps markup as text', '<script>1</script>', '<script>1</script>'],
  ])('%s', (_, given, kept) => {
    expect(schema.parse(given)).toBe(kept);
  });

  test.each([
    ['nothing', ''],
    ['blank lines', ' \n \n'],
    ['signs alone', '…!'],
  ])('%s is not a text', (_, given) => {
    expect(schema.safeParse(given).error?.issues[0]?.message).toBe('Message is required.');
  });

  test('41 characters are one too many', () => {
    expect(schema.safeParse('x'.repeat(41)).error?.issues[0]?.message).toBe(
      'Message can have at most 40 characters.',
    );
  });
});

test.each([[''], ['  '], [null], [undefined]])('%j left out is null', (given) => {
  expect(optionalLongText('skills').parse(given)).toBeNull();
  expect(emptyAsNull(emailAddress()).parse(given)).toBeNull();
});

test('an optional field that is filled in must fit', () => {
  const schema = z.object({ email: emptyAsNull(emailAddress()) });
  expect(schema.parse({ email: ' Ana@Example.com ' })).toEqual({ email: 'ana@example.com' });
  expect(schema.safeParse({ email: 'ana' }).success).toBe(false);
  expect(schema.safeParse({ email: 5 }).success).toBe(false);
});
