import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { allDocuments, contentNdjson } from './content/all-documents.ts';
import { renderArtwork, SITE_FILES } from './render-artwork.ts';

const IMAGES = new URL('images/', import.meta.url);
const LARGEST_PICTURE = 12 * 1024;

describe('the committed seed files', () => {
  it('content.ndjson is what the sources give: run `node local/seed/write-content.ts`', async () => {
    expect(await readFile(new URL('content.ndjson', import.meta.url), 'utf8')).toBe(
      contentNdjson(),
    );
  });

  it('images/ is what the artwork draws: run `node local/seed/render-artwork.ts`', async () => {
    const drawn = renderArtwork();
    expect((await readdir(IMAGES)).sort()).toEqual([...drawn.keys()].sort());
    for (const [name, svg] of drawn) {
      expect(await readFile(new URL(name, IMAGES), 'utf8'), name).toBe(svg);
    }
    for (const [file, name] of SITE_FILES) {
      const path = new URL(`../../${file}`, import.meta.url);
      expect(await readFile(path, 'utf8'), file).toBe(drawn.get(name));
    }
  });

  it('every picture is light, and free of text that a device would set in its own font', () => {
    for (const [name, svg] of renderArtwork()) {
      expect(svg.length, name).toBeLessThan(LARGEST_PICTURE);
      expect(svg, name).not.toMatch(/<text|<script|NaN|undefined/);
    }
  });

  it('every picture that content names exists and says what is seen', () => {
    const drawn = renderArtwork();
    const named = [...contentNdjson().matchAll(/image@file:\/\/\.\/images\/([^"]+)/g)];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(([, file]) => !drawn.has(file ?? ''))).toEqual([]);
    expect(contentNdjson()).not.toMatch(/"alt":""/);
  });

  it('no two documents share an id', () => {
    const ids = allDocuments.map((document) => document._id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
