import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Castagnoli's polynomial, reflected; `zlib.crc32` has another. */
const POLYNOMIAL = 0x82f63b78;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value >>> 0;
});

/** Of an object's bytes, in base64, as Cloud Storage tells them. */
export interface Hashes {
  md5Hash: string;
  crc32c: string;
}

/** Reads the whole file once. The SDK compares what it sent and what it reads with these. */
export async function hashFile(file: string): Promise<Hashes> {
  const md5 = createHash('md5');
  let crc = 0xffffffff;
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    const bytes = chunk as Buffer;
    md5.update(bytes);
    // By index: a hundred megabytes take ten times as long with an iterator.
    for (let index = 0; index < bytes.length; index += 1) {
      crc = (TABLE[(crc ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
    }
  }
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return { md5Hash: md5.digest('base64'), crc32c: sum.toString('base64') };
}
