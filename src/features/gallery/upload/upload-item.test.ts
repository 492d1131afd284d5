import { expect, test } from 'vitest';
import { takeFiles, totalPercent, type UploadItem } from './upload-item.ts';

const file = (name: string, size = 10, type = 'image/jpeg') =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });
const item = (size: number, confirmed: number): UploadItem => ({
  id: 'a',
  file: file('a.jpg', size),
  state: 'sending',
  confirmed,
});

test('takes what the gallery takes, and says of the others why not', () => {
  const { taken, refusals } = takeFiles(
    [file('a.jpg'), file('b.txt', 10, 'text/plain'), file('c.jpg', 0)],
    [],
  );
  expect(taken.map((entry) => entry.file.name)).toEqual(['a.jpg']);
  expect(refusals).toEqual([
    { title: 'Invalid file type', description: 'b.txt is not a supported image or video file.' },
    { title: 'Empty file', description: 'c.jpg is empty.' },
  ]);
});

test('a file chosen twice is one', () => {
  const { taken } = takeFiles([file('a.jpg'), file('a.jpg')], []);
  expect(taken).toHaveLength(1);
  expect(takeFiles([file('a.jpg')], taken).taken).toEqual([]);
});

test('ten are taken, and the rest are named in one sentence', () => {
  const many = Array.from({ length: 12 }, (_, index) => file(`${index}.jpg`));
  const { taken, refusals } = takeFiles([...many, file('notes.txt', 10, 'text/plain')], []);
  expect(taken).toHaveLength(10);
  expect(refusals).toEqual([
    expect.objectContaining({ title: 'Invalid file type' }),
    {
      title: 'Too many files',
      description: 'Send at most 10 files at once. Left out: 10.jpg and 11.jpg.',
    },
  ]);
});

test.each([
  [[item(100, 0)], 0],
  [[item(100, 50), item(300, 150)], 50],
  [[item(1000, 999)], 99],
  [[item(100, 100)], 100],
  [[], 0],
])('percent of all', (items, percent) => {
  expect(totalPercent(items)).toBe(percent);
});
