import { type FilePart, type LoadedBytes, type Span, UnknownStructureError } from './file-parts.ts';
import { boxAt, boxesIn } from './mp4-boxes.ts';

type Tables = ReadonlyMap<string, FilePart>;

/** Where in the file the samples of a track lie. */
export function samplesOf(bytes: LoadedBytes, track: FilePart): Span[] {
  const box = boxAt(bytes, track, ['mdia', 'minf', 'stbl']);
  const tables: Tables = new Map(box && boxesIn(bytes, box).map((table) => [table.name, table]));
  const countNext = countsOf(bytes, tables);
  const sizeOf = sizesOf(bytes, tables);
  let sample = 0;
  return placesOf(bytes, tables).map((start) => {
    const count = countNext();
    const end = start + sizeOf(sample, count);
    sample += count;
    return { start, end };
  });
}

/** Of each chunk. */
function placesOf(bytes: LoadedBytes, tables: Tables): number[] {
  const table = tables.get('stco') ?? tables.get('co64');
  if (!table) return [];
  const width = table.name === 'co64' ? 8 : 4;
  const count = bytes.number(table.payload + 4, 4);
  return Array.from(rows(table.payload + 8, count, width), (at) => bytes.number(at, width));
}

/** Bytes of so many samples from one on. */
function sizesOf(bytes: LoadedBytes, tables: Tables): (sample: number, count: number) => number {
  const table = needed(tables, 'stsz');
  const size = bytes.number(table.payload + 4, 4);
  if (size > 0) return (_, count) => size * count;
  return (sample, count) => {
    let sum = 0;
    for (const at of rows(table.payload + 12 + sample * 4, count, 4)) sum += bytes.number(at, 4);
    return sum;
  };
}

/** Samples of a chunk and, when asked again, of the next; a row of the table holds until another begins. */
function countsOf(bytes: LoadedBytes, tables: Tables): () => number {
  const table = needed(tables, 'stsc');
  const count = bytes.number(table.payload + 4, 4);
  const starts = rows(table.payload + 8, count, 12);
  let chunk = 0;
  let samples = 0;
  let following = starts.next();
  return () => {
    chunk += 1;
    while (!following.done && bytes.number(following.value, 4) <= chunk) {
      samples = bytes.number(following.value + 4, 4);
      following = starts.next();
    }
    return samples;
  };
}

function needed(tables: Tables, name: string): FilePart {
  const table = tables.get(name);
  if (table) return table;
  throw new UnknownStructureError(`A track has no ${name}.`);
}

/** Where each row of a table begins. */
function* rows(start: number, count: number, width: number): Generator<number, undefined> {
  for (let index = 0; index < count; index += 1) yield start + index * width;
}
