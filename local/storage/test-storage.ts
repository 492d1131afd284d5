import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Storage } from '@google-cloud/storage';
import { expect, onTestFinished } from 'vitest';
import { startStorage } from './server.ts';

/* A storage of a test's own, and the small steps that its tests share. */

/** The one bucket there is. */
export const BUCKET = 'test-bucket';
/** The page whose browser uploads. */
export const SITE = 'http://localhost:8888';

/** Starts one in a folder of its own, until the test has finished. */
export async function startTestStorage() {
  const directory = await mkdtemp(path.join(tmpdir(), 'local-storage-'));
  let service = await startStorage({ port: 0, directory, bucket: BUCKET });
  onTestFinished(async () => {
    await service.close();
    await rm(directory, { recursive: true, force: true });
  });
  const { url } = service;
  const restart = async () => {
    await service.close();
    service = await startStorage({ port: Number(new URL(url).port), directory, bucket: BUCKET });
  };
  // As firebase-admin does it: the SDK then leaves out its paths' beginnings and its tokens.
  process.env.STORAGE_EMULATOR_HOST = url;
  const bucket = new Storage({ projectId: 'demo' }).bucket(BUCKET);
  return { url, bucket, restart };
}

type TestStorage = Awaited<ReturnType<typeof startTestStorage>>;

/** The address of an upload, opened as our functions open it. */
export async function openSession(
  { bucket }: TestStorage,
  name: string,
  size: number,
): Promise<string> {
  const [address] = await bucket.file(name).createResumableUpload({
    origin: SITE,
    metadata: { contentType: 'image/jpeg', contentLength: size },
  });
  return address;
}

/**
 * A large file as our functions read it. The SDK reads a whole file through three pipelines that hang on
 * one stream, eleven listeners: Node takes that for a leak and warns, though they all go with the file.
 */
export async function readWhole({ url }: TestStorage, name: string): Promise<Buffer> {
  const response = await fetch(`${url}/b/${BUCKET}/o/${name}?alt=media`);
  return Buffer.from(await response.arrayBuffer());
}

/** Sends bytes to an upload. */
export const put = (address: string, body: Uint8Array, range?: string) =>
  fetch(address, {
    method: 'PUT',
    headers: { origin: SITE, ...(range && { 'content-range': range }) },
    body: body as BodyInit,
  });
/** Asks an upload how far it is. */
export const ask = (address: string, size: number) =>
  put(address, new Uint8Array(), `bytes */${size}`);

/** Makes the storage fail as told. */
export async function setFaults({ url }: TestStorage, fault: object): Promise<void> {
  const response = await fetch(`${url}/_local/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(response.status).toBe(200);
}
