import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { onTestFinished } from 'vitest';
import { type ContentLakeOptions, startContentLake } from './server.ts';

export const EDITOR_TOKEN = 'test-editor';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><rect width="200" height="200" fill="#f00"/><rect x="200" width="200" height="200" fill="#00f"/></svg>';

/** A folder with a seed of these documents and `drawing.svg` (400×200: left half red, right half blue). */
export async function makeSeed(
  documents: readonly object[],
): Promise<Pick<ContentLakeOptions, 'dataDir' | 'seedFile'>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-lake-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const seedFile = path.join(folder, 'seed.ndjson');
  await writeFile(path.join(folder, 'drawing.svg'), DRAWING);
  await writeFile(seedFile, documents.map((it) => JSON.stringify(it)).join('\n'));
  return { dataDir: path.join(folder, 'data'), seedFile };
}

/** A lake of its own for one test, closed after it. */
export async function startTestLake(
  documents: readonly object[],
  more: Partial<ContentLakeOptions> = {},
) {
  const options = { port: 0, editorToken: EDITOR_TOKEN, ...(await makeSeed(documents)), ...more };
  const lake = await startContentLake(options);
  onTestFinished(() => lake.close());
  return { url: lake.url, options, visitor: connect(lake.url), editor: connectEditor(lake.url) };
}

export function connect(url: string, more: ClientConfig = {}): SanityClient {
  return createClient({
    apiHost: url,
    useProjectHostname: false,
    projectId: 'courtside',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    maxRetries: 0,
    ...more,
  });
}

/** Signed in, and looking at what is stored: drafts beside published documents. */
export const connectEditor = (url: string): SanityClient =>
  connect(url, { token: EDITOR_TOKEN, perspective: 'raw' });
