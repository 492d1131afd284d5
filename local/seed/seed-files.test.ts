import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { allDocuments, contentNdjson } from './content/all-documents.ts';

const IMAGES = new URL('images/', import.meta.url);
const OFFICE_FILES = new URL('office/submissions.ts', import.meta.url);
const LARGEST_PICTURE = 12 * 1024;

describe('the committed seed files', () => {
  it('content.ndjson is what the sources give: run `node local/seed/write-content.ts`', async () => {
    expect(await readFile(new URL('content.ndjson', import.meta.url), 'utf8')).toBe(
      contentNdjson(),
    );
  });

  it('every picture is light, and free of text that a device would set in its own font', async () => {
    const names = await readdir(IMAGES);
    expect(names.length).toBeGreaterThan(40);
    for (const name of names) {
      const svg = await readFile(new URL(name, IMAGES), 'utf8');
      expect(svg.length, name).toBeLessThan(LARGEST_PICTURE);
      expect(svg, name).not.toMatch(/<text|<script|NaN|undefined/);
    }
  });

  it('every picture that content names exists and says what is seen', async () => {
    const drawn = new Set(await readdir(IMAGES));
    const named = [...contentNdjson().matchAll(/image@file:\/\/\.\/images\/([^"]+)/g)];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(([, file]) => !drawn.has(file ?? ''))).toEqual([]);
    expect(contentNdjson()).not.toMatch(/"alt":""/);
  });

  it('no picture is left that nothing shows', async () => {
    const texts = [contentNdjson(), await readFile(OFFICE_FILES, 'utf8')].join();
    const unused = (await readdir(IMAGES)).filter(
      (name) => !texts.includes(name.replace('.svg', '')),
    );
    expect(unused).toEqual([]);
  });

  it('no two documents share an id', () => {
    const ids = allDocuments.map((document) => document._id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
