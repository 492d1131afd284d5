import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SeedDocument } from './content/document.ts';

/** What the Content Lake is filled with on its first start. */
interface Dataset {
  /** One JSON document a line, as `sanity dataset import` takes them. */
  seedFile: string;
  /** Where the pictures are that the documents name. */
  imagesDir: string;
}

/** Writes documents of the demo, or such as show its pictures, into a folder that is made when missing. */
export async function writeDataset(
  folder: string,
  documents: readonly SeedDocument[],
): Promise<Dataset> {
  const seedFile = path.join(folder, 'content.ndjson');
  await mkdir(folder, { recursive: true });
  await writeFile(seedFile, documents.map((document) => `${JSON.stringify(document)}\n`).join(''));
  return { seedFile, imagesDir: import.meta.dirname };
}
