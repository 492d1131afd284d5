import sharp from 'sharp';
import type * as z from 'zod/mini';
import type { createUploadEndpoint } from '#contracts/gallery/upload.ts';

/* Files to send in, and how a browser sends their bytes; for tests of functions and in a browser. */

type DeclaredFile = z.input<typeof createUploadEndpoint.request>['files'][number];

/** A photo as a phone makes it: turned by EXIF, with the place it was taken at. */
export async function makePhoto(given: { width?: number; height?: number } = {}): Promise<Buffer> {
  const { width = 1200, height = 800 } = given;
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#f63', noise } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'CameraMaker', Software: 'SecretSoftware' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 38/1 24/1', GPSLongitudeRef: 'W' },
    })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A video as far as its first bytes tell; it cannot be played. */
export function makeVideo(size: number): Buffer {
  const video = Buffer.alloc(size);
  video.writeUInt32BE(24, 0);
  video.write('ftypisom', 4, 'latin1');
  video.write('isommp42', 16, 'latin1');
  return video;
}

/** What a browser says of a file. */
export function declare(name: string, type: string, size: number): DeclaredFile {
  return { name, type, size, posterSize: null };
}

/** Sends a file's bytes to its session in one piece, as our pages do. */
export async function sendBytes(
  sessionUrl: string,
  bytes: Uint8Array,
  siteUrl: string,
): Promise<Response> {
  return fetch(sessionUrl, {
    method: 'PUT',
    headers: { origin: new URL(siteUrl).origin },
    body: bytes as BodyInit,
  });
}

/** `bad lines` of the local Cloud Storage, for uploads of exactly `size` bytes; see its server.ts. */
export async function setStorageFault(
  storageUrl: string,
  fault: { size: number; cutAt?: number; times?: number; bytesPerSecond?: number },
): Promise<void> {
  const response = await fetch(`${storageUrl}/_local/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`The fault was refused: ${await response.text()}`);
}

/** The line is good again. */
export async function clearStorageFault(storageUrl: string, size: number): Promise<void> {
  await fetch(`${storageUrl}/_local/faults/clear`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ size }),
  });
}
