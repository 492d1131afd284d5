import { expect, test } from 'vitest';
import { mediaAddress, objectOfMedia, publishedPath } from './published-file.ts';

test('a published file has an address, and the address its file', () => {
  const path = publishedPath('0b6f7c1e', '960.webp');
  expect(mediaAddress(path)).toBe('/media/0b6f7c1e/960.webp');
  expect(objectOfMedia('/media/0b6f7c1e/960.webp')).toBe(path);
});

test.each([
  '/media/../team-photos/x.jpg',
  '/media/a/../../team-photos/x.jpg',
  '/media/a/b/c.webp',
  '/media/a/%2e%2e.webp',
  '/media/a/',
  '/media//a.webp',
  '/mediaa/a/b.webp',
  '/team-photos/a/b.jpg',
])('%s is none', (address) => {
  expect(objectOfMedia(address)).toBeUndefined();
});
