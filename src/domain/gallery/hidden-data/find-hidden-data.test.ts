import { readFile } from 'node:fs/promises';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  ANDROID,
  box,
  chunk,
  IPHONE,
  movie,
  numbers,
  PICTURES_START,
  PLACE,
  track,
} from '#tests/helpers/movies.ts';
import { bytesOf } from './apply-patches.ts';
import { findHiddenData } from './find-hidden-data.ts';

const find = (file: Buffer, type = 'video/mp4') =>
  findHiddenData(type, file.length, async (start, end) => file.subarray(start, end));

/** The file without what is hidden in it; undefined where nobody can tell. */
async function clean(file: Buffer, type?: string): Promise<Buffer | undefined> {
  const patches = await find(file, type);
  if (!patches) return undefined;
  const cleaned = Buffer.from(file);
  let end = 0;
  for (const patch of patches) {
    // One after the other: a browser puts the file together of what lies between them.
    expect(patch.start).toBeGreaterThanOrEqual(end);
    end = patch.end;
    cleaned.set(bytesOf(patch), patch.start);
  }
  expect(end).toBeLessThanOrEqual(file.length);
  return cleaned;
}

const NAME = 'iPhone 17 Pro';
const places: [string, Buffer][] = [
  ['in the user data', movie([ANDROID])],
  ['in keys and values', movie([IPHONE])],
  ['in keys and values of the user data', movie([box('udta', IPHONE)])],
  ['in a track', movie([track('soun', [PICTURES_START, PICTURES_START], ANDROID, IPHONE)])],
  ['in XMP', movie([], [box('uuid', '\xbe\x7a\xcf\xcb', PLACE)])],
  ['in XMP of the movie', movie([box('uuid', '\xbe\x7a\xcf\xcb', PLACE)])],
  ['in a box that nobody knows', movie([box('gps ', PLACE)], [box('sefd', PLACE)])],
  ['in what was blanked by name only', movie([box('free', PLACE)], [box('skip', PLACE)])],
  ['behind the last box', Buffer.concat([movie(), numbers(3), Buffer.from(PLACE)])],
  ['behind the last box, in few bytes', Buffer.concat([movie(), Buffer.from('+26.64')])],
];

describe('a place', () => {
  test.each(places)('%s goes', async (_, file) => {
    expect(file.toString('latin1')).toContain('+26.64');
    const cleaned = await clean(file);
    expect(cleaned?.length).toBe(file.length);
    expect(cleaned?.toString('latin1')).not.toContain('+26.64');
  });

  test('for each moment of a track goes with the track, and the pictures stay', async () => {
    const first = PICTURES_START + 100;
    const file = movie([track('meta', [first, first + 100]), box('udta', box('\u00a9mod', NAME))]);
    // Two samples of 20 and 30 bytes, then one of 50.
    file.write(PLACE, first + 32, 'latin1');
    file.write(PLACE, first + 132, 'latin1');
    const cleaned = await clean(file);
    expect(cleaned?.toString('latin1')).not.toMatch(/\+26\.64|meta|iPhone/);
    const left = cleaned?.subarray(PICTURES_START, PICTURES_START + 300);
    expect(left?.subarray(0, 100)).toEqual(Buffer.alloc(100, 7));
    expect(left?.subarray(100, 150)).toEqual(Buffer.alloc(50));
    expect(left?.subarray(150, 200)).toEqual(Buffer.alloc(50, 7));
    expect(left?.subarray(200, 250)).toEqual(Buffer.alloc(50));
    expect(left?.subarray(250)).toEqual(Buffer.alloc(50, 7));
  });
});

test('the time goes, and nothing else of a movie in which no more is hidden', async () => {
  const file = movie();
  const cleaned = await clean(file);
  expect(cleaned?.toString('hex')).toBe(
    file
      .toString('hex')
      .replaceAll(numbers(3_900_000_000, 3_900_000_001).toString('hex'), '0'.repeat(16)),
  );
});

test('what is clean has nothing hidden in it', async () => {
  for (const [, file] of places) {
    const cleaned = await clean(file);
    expect(cleaned && (await find(cleaned))).toEqual([]);
  }
});

test('boxes with long sizes, and one that goes on to the end, are read', async () => {
  const long = Buffer.concat([
    numbers(1),
    Buffer.from('uuid'),
    numbers(0, 40),
    Buffer.alloc(24, '!'),
  ]);
  const open = Buffer.concat([numbers(0), Buffer.from('uuid'), Buffer.from(PLACE)]);
  const cleaned = await clean(Buffer.concat([movie([], [long]), open]));
  expect(cleaned?.toString('latin1')).not.toMatch(/uuid|\+26|!!!/);
});

test.each(['free-throw', 'season', 'tuesday'])(
  'of the demo’s %s the pictures and their tables stay, byte for byte',
  async (name) => {
    const file = await readFile(`local/seed/videos/${name}.mp4`);
    const cleaned = await clean(file);
    const from = (bytes: Buffer, part: string) => bytes.subarray(bytes.indexOf(part));
    expect(file.toString('latin1')).toContain('Lavf');
    expect(cleaned && from(cleaned, 'mdat').equals(from(file, 'mdat'))).toBe(true);
    const tables = (bytes: Buffer) => bytes.subarray(bytes.indexOf('minf'), bytes.indexOf('udta'));
    const end = file.indexOf('udta');
    expect(cleaned?.subarray(file.indexOf('minf'), end)).toEqual(tables(file));
    expect(cleaned?.subarray(0, end).toString('latin1')).not.toContain('Lavf');
  },
);

describe('nobody can tell of a movie', () => {
  test.each([
    [
      'without a track of pictures',
      Buffer.concat([box('ftyp', 'isom'), box('moov', box('cmov', PLACE))]),
    ],
    ['whose boxes are none', Buffer.from('no movie at all')],
    ['whose hidden track lies in fragments', movie([box('mvex'), track('meta', [0, 0])])],
    [
      'whose hidden track breaks off',
      movie([box('trak', box('mdia', box('hdlr', numbers(0, 0), 'text')))]),
    ],
    ['whose movie box holds no boxes', movie([numbers(2, 2, 2)])],
    ['whose movie box is larger than phones write', movie([Buffer.alloc(17 * 1024 * 1024)])],
  ])('%s', async (_, file) => {
    expect(await find(file)).toBeUndefined();
  });
});

describe('of an AVI', () => {
  const stream = (kind: string) =>
    chunk(
      'LIST',
      'strl',
      chunk('strh', kind, Buffer.alloc(52)),
      chunk('strf', 'abcd'),
      chunk('strd', PLACE),
    );
  const film = (kind = 'vids') =>
    chunk(
      'RIFF',
      'AVI ',
      chunk(
        'LIST',
        'hdrl',
        chunk('avih', Buffer.alloc(56)),
        stream(kind),
        chunk('IDIT', 'MON NOV 23'),
      ),
      chunk('LIST', 'INFO', chunk('IART', PLACE)),
      chunk('JUNK', PLACE),
      chunk('LIST', 'movi', chunk('00dc', 'pictures')),
      chunk('idx1', Buffer.alloc(16)),
      chunk('_PMX', PLACE),
    );

  test('all goes but pictures and sound', async () => {
    const cleaned = await clean(film(), 'video/x-msvideo');
    expect(cleaned?.length).toBe(film().length);
    const left = cleaned?.toString('latin1');
    expect(left).not.toMatch(/\+26\.64|MON NOV|INFO|IDIT|strd|_PMX/);
    for (const kept of ['hdrl', 'avih', 'strl', 'vids', 'abcd', 'movi', 'pictures', 'idx1']) {
      expect(left).toContain(kept);
    }
    expect(cleaned && (await find(cleaned, 'video/x-msvideo'))).toEqual([]);
  });

  test('with text beside the pictures nobody can tell', async () => {
    expect(await find(film('txts'), 'video/x-msvideo')).toBeUndefined();
  });
});

property.prop([fc.nat(), fc.nat({ max: 255 }), fc.constantFrom(...places)])(
  'no byte that is otherwise makes it fail, or patch what is not there',
  async (at, value, [, file]) => {
    const spoiled = Buffer.from(file);
    spoiled[at % file.length] = value;
    const cleaned = await clean(spoiled);
    expect(cleaned === undefined || cleaned.length === file.length).toBe(true);
  },
);
