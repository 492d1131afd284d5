import { describe, expect, test } from 'vitest';
import {
  declaredFormat,
  describeRefusal,
  formatOfType,
  isSameFormat,
  MAX_FILE_BYTES,
  refuseFile,
} from './upload-rules.ts';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe('what is taken', () => {
  test.each([
    ['a.jpg', 'image/jpeg', 'photo', 'jpg'],
    ['A.JPEG', '', 'photo', 'jpg'],
    ['a.png', 'image/png', 'photo', 'png'],
    ['a.heic', '', 'photo', 'heic'],
    ['a.HEIF', 'application/octet-stream', 'photo', 'heif'],
    ['a.webp', 'image/webp', 'photo', 'webp'],
    ['a.mp4', 'video/mp4', 'video', 'mp4'],
    ['a.mov', 'video/quicktime', 'video', 'mov'],
    ['a.avi', 'video/x-msvideo', 'video', 'avi'],
    ['no ending', 'image/png', 'photo', 'png'],
  ])('%s (%s) is a %s', (name, type, kind, extension) => {
    expect(declaredFormat(file(name, type))).toMatchObject({ kind, extension });
    expect(refuseFile(file(name, type))).toBeUndefined();
  });
});

describe('what is refused', () => {
  test.each([
    ['a.gif', 'image/gif', 10, 'unsupported'],
    ['a.svg', 'image/svg+xml', 10, 'unsupported'],
    ['a.jpg', 'text/html', 10, 'unsupported'],
    ['a.exe', '', 10, 'unsupported'],
    ['jpg', '', 10, 'unsupported'],
    ['a.jpg', 'image/jpeg', 0, 'empty'],
    ['a.jpg', 'image/jpeg', MAX_FILE_BYTES.photo + 1, 'too-large'],
    ['a.mp4', 'video/mp4', MAX_FILE_BYTES.video + 1, 'too-large'],
  ])('%s (%s, %i bytes): %s', (name, type, size, refusal) => {
    expect(refuseFile(file(name, type, size))).toBe(refusal);
  });

  test.each([
    ['photo', 'image/jpeg'],
    ['video', 'video/mp4'],
  ] as const)('a %s of just the limit is taken', (kind, type) => {
    expect(refuseFile(file('a', type, MAX_FILE_BYTES[kind]))).toBeUndefined();
  });

  test('in the specification’s words', () => {
    expect(describeRefusal('a.gif', 'unsupported')).toEqual({
      title: 'Invalid file type',
      description: 'a.gif is not a supported image or video file.',
    });
    expect(describeRefusal('a.jpg', 'too-large')).toEqual({
      title: 'File too large',
      description: 'a.jpg exceeds the maximum file size limit.',
    });
  });
});

test.each([
  ['image/jpeg', 'image/png', false],
  ['image/heic', 'image/heif', true],
  ['video/mp4', 'video/quicktime', true],
  ['video/mp4', 'image/heic', false],
  ['video/x-msvideo', 'video/vnd.avi', true],
])('%s that turns out to be %s: %s', (declared, found, isSame) => {
  const [a, b] = [formatOfType(declared), formatOfType(found)];
  expect(a && b && isSameFormat(a, b)).toBe(isSame);
});
