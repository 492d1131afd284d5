/*
 * A HEIC picture of 32 × 32 in one color, written bit by bit, because no encoder of HEVC comes with our
 * packages: one intra frame of PCM blocks (ITU-T H.265 7.3.8.7) in the boxes of HEIF (ISO 23008-12).
 */

const SIZE = 32;
const BLOCK = 16;

/** @param color as Y, Cb, Cr; none of them 0, so that no byte has to be escaped */
export function makeHeic([y, cb, cr]: readonly [number, number, number]): Buffer {
  const slice = nal(19, writeSlice(y, cb, cr));
  const sample = Buffer.concat([u32(slice.length), slice]);
  const head = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  // The place of the sample depends on the length of what stands before it, which does not change.
  const meta = (offset: number) => writeMeta(offset, sample.length);
  const offset = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(offset), box('mdat', sample)]);
}

class Bits {
  readonly #bits: number[] = [];

  u(count: number, value: number): this {
    for (let bit = count - 1; bit >= 0; bit -= 1) this.#bits.push(Math.floor(value / 2 ** bit) % 2);
    return this;
  }

  /** Exp-Golomb. */
  ue(...values: number[]): this {
    for (const value of values) {
      const length = Math.floor(Math.log2(value + 1));
      this.u(length, 0).u(length + 1, value + 1);
    }
    return this;
  }

  align(): this {
    while (this.#bits.length % 8 !== 0) this.#bits.push(0);
    return this;
  }

  /** The stop bit, and zeros up to a whole byte. */
  end(): Buffer {
    return this.u(1, 1).align().bytes();
  }

  bytes(): Buffer {
    const text = this.#bits.join('');
    return Buffer.from(text.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  }
}

/** Profile Main, level 2: 12 bytes that parameter sets and `hvcC` share. */
const PROFILE = Buffer.from([0x01, 0x60, 0, 0, 0, 0xb0, 0, 0, 0, 0, 0, 60]);

function profile(bits: Bits): Bits {
  for (const byte of PROFILE) bits.u(8, byte);
  return bits;
}

function writeVps(): Buffer {
  const bits = new Bits().u(4, 0).u(2, 3).u(6, 0).u(3, 0).u(1, 1).u(16, 0xffff);
  return profile(bits).u(1, 1).ue(0, 0, 0).u(6, 0).ue(0).u(2, 0).end();
}

function writeSps(): Buffer {
  const bits = profile(new Bits().u(4, 0).u(3, 0).u(1, 1)).ue(0, 1, SIZE, SIZE).u(1, 0);
  // Bit depths, picture order; sub-layers; blocks of 16 alone, transforms of 4 to 16.
  bits.ue(0, 0, 0).u(1, 1).ue(0, 0, 0).ue(1, 0, 0, 2, 0, 0);
  // No scaling lists, AMP, SAO; PCM of 8 bits in blocks of 16, which no filter touches.
  bits.u(3, 0).u(1, 1).u(4, 7).u(4, 7).ue(1, 0).u(1, 1);
  return bits.ue(0).u(5, 0).end();
}

function writePps(): Buffer {
  const bits = new Bits().ue(0, 0).u(7, 0).ue(0, 0, 0).u(3, 0).ue(0, 0);
  return bits.u(10, 0).ue(0).u(2, 0).end();
}

function writeSlice(y: number, cb: number, cr: number): Buffer {
  const bits = new Bits().u(1, 1).u(1, 0).ue(0, 2, 0).u(1, 1).align();
  const blocks = (SIZE / BLOCK) ** 2;
  let coder = new BinaryCoder(bits);
  for (let block = 0; block < blocks; block += 1) {
    coder.encodeWholeBlock(block);
    coder.terminate(1);
    for (let sample = 0; sample < BLOCK ** 2; sample += 1) bits.u(8, y);
    for (const chroma of [cb, cr]) {
      for (let sample = 0; sample < BLOCK ** 2 / 4; sample += 1) bits.u(8, chroma);
    }
    coder = new BinaryCoder(bits);
    coder.terminate(block === blocks - 1 ? 1 : 0);
  }
  return bits.bytes();
}

/** The arithmetic coder of 9.3.4, as far as four blocks need it. */
class BinaryCoder {
  readonly #bits: Bits;
  #low = 0;
  #range = 510;
  #isFirst = true;
  #outstanding = 0;

  constructor(bits: Bits) {
    this.#bits = bits;
  }

  /** `part_mode` "one part", which is the more probable symbol from the start. */
  encodeWholeBlock(state: number): void {
    this.#range -= [240, 227, 216, 205][state] ?? 0;
    this.#renormalise();
  }

  terminate(bin: 0 | 1): void {
    this.#range -= 2;
    if (bin === 1) {
      this.#low += this.#range;
      this.#range = 2;
    }
    this.#renormalise();
    if (bin === 0) return;
    this.#put((this.#low >> 9) & 1);
    this.#bits.u(2, ((this.#low >> 7) & 3) | 1).align();
  }

  #renormalise(): void {
    while (this.#range < 256) {
      if (this.#low < 256) this.#put(0);
      else if (this.#low >= 512) {
        this.#low -= 512;
        this.#put(1);
      } else {
        this.#low -= 256;
        this.#outstanding += 1;
      }
      this.#range *= 2;
      this.#low *= 2;
    }
  }

  #put(bit: number): void {
    if (this.#isFirst) this.#isFirst = false;
    else this.#bits.u(1, bit);
    for (; this.#outstanding > 0; this.#outstanding -= 1) this.#bits.u(1, 1 - bit);
  }
}

/** A unit of the stream; two zeros are kept apart from what follows by a 3. */
function nal(type: number, payload: Buffer): Buffer {
  const bytes = [type << 1, 1];
  let zeros = 0;
  for (const byte of payload) {
    if (zeros >= 2 && byte <= 3) {
      bytes.push(3);
      zeros = 0;
    }
    zeros = byte === 0 ? zeros + 1 : 0;
    bytes.push(byte);
  }
  return Buffer.from(bytes);
}

const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

/** With version and flags. */
const fullBox = (type: string, version: number, ...content: readonly Uint8Array[]) =>
  box(type, u32(version * 2 ** 24), ...content);

function writeMeta(offset: number, length: number): Buffer {
  const text = (value: string) => Buffer.from(value, 'latin1');
  const item = fullBox('infe', 2, u16(1), u16(0), text('hvc1\0'));
  const properties = box('ipco', writeConfiguration(), fullBox('ispe', 0, u32(SIZE), u32(SIZE)));
  const association = fullBox('ipma', 0, u32(1), u16(1), Buffer.from([2, 0x81, 2]));
  return fullBox(
    'meta',
    0,
    fullBox('hdlr', 0, u32(0), text('pict'), Buffer.alloc(12), text('\0')),
    fullBox('pitm', 0, u16(1)),
    fullBox('iloc', 0, u16(0x4400), u16(1), u16(1), u16(0), u16(1), u32(offset), u32(length)),
    fullBox('iinf', 0, u16(1), item),
    box('iprp', properties, association),
  );
}

function writeConfiguration(): Buffer {
  const sets = (
    [
      [32, writeVps()],
      [33, writeSps()],
      [34, writePps()],
    ] as const
  ).map(([type, payload]) => {
    const unit = nal(type, payload);
    return Buffer.concat([Buffer.from([0x80 | type]), u16(1), u16(unit.length), unit]);
  });
  const formats = Buffer.from([0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, sets.length]);
  return box('hvcC', Buffer.from([1]), PROFILE, formats, ...sets);
}
