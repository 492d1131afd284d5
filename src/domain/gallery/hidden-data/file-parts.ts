/** Reads bytes of a file: from `start` up to, not including, `end`. */
export type ReadBytes = (start: number, end: number) => Promise<Uint8Array>;

/** Bytes of a file: from `start` up to, not including, `end`. */
export interface Span {
  start: number;
  end: number;
}

/** What is written over a span: the text, which is as long, or zeros. */
export interface Patch extends Span {
  text?: string;
}

/** A named part of a file: a box of an MP4 or MOV, a chunk of an AVI. */
export interface FilePart {
  name: string;
  start: number;
  /** Where its name can be written over. */
  nameAt: number;
  /** Where what it holds begins. */
  payload: number;
  /** Where the parts inside it begin, if it holds any. */
  inside: number;
  end: number;
  /** Where the next part begins. */
  next: number;
}

/** Names of what stays; of a part with a table, the parts inside that stay. All others are blanked. */
export interface Kept {
  readonly [name: string]: Kept | null;
}

/** A kind of file as the walk through it needs to know it. */
export interface FileKind {
  kept: Kept;
  /** The name of a part that every player skips; four letters. */
  blankName: string;
  /** Bytes that {@link FileKind.readPart} looks at. */
  headerBytes: number;
  /**
   * The part that begins at `start` of the whole file; one that says it goes on past `end` ends there.
   * Undefined where none can begin.
   */
  readPart: (bytes: LoadedBytes, start: number, end: number) => FilePart | undefined;
  /** Parts in which the samples of tracks lie; undefined where samples stay where they are. */
  samplesIn?: string;
  /** What is hidden in a part that stays: fields of it, or the whole part with what it points to. */
  hiddenIn: (bytes: LoadedBytes, part: FilePart) => Hidden | undefined;
}

/** What is not to be seen of a part. */
export interface Hidden {
  /** The whole part goes. */
  isWhole: boolean;
  /** Spans inside the part; where it goes as a whole, spans elsewhere in the file that it points to. */
  spans: readonly Span[];
}

/** A file that is built otherwise than we know: nobody can say what is hidden in it. */
export class UnknownStructureError extends Error {}

/** Some bytes of a file, read by their places in the whole file. @throws RangeError past their end */
export class LoadedBytes {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #offset: number;

  constructor(bytes: Uint8Array, offset: number) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#offset = offset;
  }

  /** A whole number of one, four or eight bytes. */
  number(at: number, bytes: 1 | 4 | 8, isLittleEndian = false): number {
    const place = at - this.#offset;
    if (bytes === 1) return this.#view.getUint8(place);
    if (bytes === 4) return this.#view.getUint32(place, isLittleEndian);
    return Number(this.#view.getBigUint64(place, isLittleEndian));
  }

  /** Four letters. */
  name(at: number): string {
    return String.fromCharCode(...[0, 1, 2, 3].map((index) => this.number(at + index, 1)));
  }

  isBlank({ start, end }: Span): boolean {
    return isBlank(this.#bytes.subarray(start - this.#offset, end - this.#offset));
  }
}

/** Whether there are zeros only. */
export function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0);
}
