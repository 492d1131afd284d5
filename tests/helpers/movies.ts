/* Videos built box by box, with what a phone writes beside pictures and sound. They cannot be played. */

/** Where each was filmed, as phones write it. */
export const PLACE = '+26.6406-081.8723/';

/** A box of an MP4. */
export function box(name: string, ...inside: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(inside.map((part) => bytesOf(part)));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + content.length);
  header.write(name, 4, 'latin1');
  return Buffer.concat([header, content]);
}

/** A chunk of an AVI; a list where a name for it is given. */
export function chunk(id: string, ...inside: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(inside.map((part) => bytesOf(part)));
  const header = Buffer.alloc(8);
  header.write(id, 'latin1');
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content, Buffer.alloc(content.length % 2)]);
}

/** Whole numbers of four bytes. */
export function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

const bytesOf = (part: Buffer | string) =>
  typeof part === 'string' ? Buffer.from(part, 'latin1') : part;

const FILE_TYPE = box('ftyp', 'isom', numbers(0), 'isommp42');
const PICTURES = Buffer.alloc(300, 7);

/** A track whose samples lie in two chunks. */
export function track(
  handler: string,
  chunks: readonly [number, number],
  ...more: readonly Buffer[]
): Buffer {
  const samples = box(
    'stbl',
    box('stsd', numbers(0, 0)),
    // Two samples in the first chunk, one in the second.
    box('stsc', numbers(0, 2, 1, 2, 1, 2, 1, 1)),
    box('stsz', numbers(0, 0, 3, 20, 30, 50)),
    box('stco', numbers(0, 2, ...chunks)),
  );
  return box(
    'trak',
    box('tkhd', numbers(7, 3_900_000_000, 3_900_000_001, 1)),
    box(
      'mdia',
      box('mdhd', numbers(0, 3_900_000_000, 3_900_000_001, 600)),
      box('hdlr', numbers(0, 0), handler, numbers(0)),
      box('minf', samples),
    ),
    ...more,
  );
}

/** What an Android phone writes: the place in the user data. */
export const ANDROID = box('udta', box('\u00a9xyz', `\0\x12\x15\xc7${PLACE}`));
/** What an iPhone writes: keys and values, of which one is the place. */
export const IPHONE = box(
  'meta',
  box('hdlr', numbers(0, 0), 'mdta', numbers(0)),
  box('keys', numbers(0, 1), box('mdta', 'com.apple.quicktime.location.ISO6709')),
  box('ilst', box('\0\0\0\x01', box('data', numbers(1, 0), PLACE))),
);

/** A movie with pictures, and whatever else is given for its moov box, then for the file. */
export function movie(inMoov: readonly Buffer[] = [], inFile: readonly Buffer[] = []): Buffer {
  const pictures = box('mdat', PICTURES);
  const start = FILE_TYPE.length + 8;
  const header = box('mvhd', numbers(0, 3_900_000_000, 3_900_000_001, 600));
  const moov = box('moov', header, track('vide', [start, start + 50]), ...inMoov);
  return Buffer.concat([FILE_TYPE, pictures, moov, ...inFile]);
}

/** Where the pictures of a movie begin. */
export const PICTURES_START: number = FILE_TYPE.length + 8;
