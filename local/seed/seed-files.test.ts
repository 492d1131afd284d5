import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { allDocuments } from './content/all-documents.ts';

const IMAGES = new URL('images/', import.meta.url);
const OFFICE_FILES = new URL('office/submissions.ts', import.meta.url);
const ARTWORK = new URL('artwork/', import.meta.url);
const CONTENT = JSON.stringify(allDocuments);
const LARGEST_DRAWING = 24 * 1024;
/** Of all photos together: a clone brings them along. */
const LARGEST_PHOTOS = 8 * 1024 * 1024;

describe('the committed seed files', () => {
  it('every drawing is light, and free of text that a device would set in its own font', async () => {
    const inContent = (await readdir(IMAGES)).filter((name) => name.endsWith('.svg'));
    const drawings = [
      ...inContent.map((name) => new URL(name, IMAGES)),
      ...(await readdir(ARTWORK)).map((name) => new URL(name, ARTWORK)),
    ];
    expect(drawings.length).toBeGreaterThan(40);
    for (const drawing of drawings) {
      const svg = await readFile(drawing, 'utf8');
      expect(svg.length, drawing.pathname).toBeLessThan(LARGEST_DRAWING);
      expect(svg, drawing.pathname).not.toMatch(/<text|<script|NaN|undefined/);
    }
  });

  it('every photo is as large as a camera’s, of a drawing: run `node local/seed/render-artwork.ts`', async () => {
    const photos = (await readdir(IMAGES)).filter((name) => name.endsWith('.jpg'));
    const drawn = (await readdir(ARTWORK)).map((name) => name.replace('.svg', '.jpg'));
    expect(photos.sort()).toEqual(drawn.sort());
    let bytes = 0;
    for (const name of photos) {
      const photo = await readFile(new URL(name, IMAGES));
      const { format, width } = await sharp(photo).metadata();
      expect({ format, large: (width ?? 0) >= 1400 }, name).toEqual({
        format: 'jpeg',
        large: true,
      });
      bytes += photo.length;
    }
    expect(bytes).toBeLessThan(LARGEST_PHOTOS);
  });

  it('every picture that content names exists and says what is seen', async () => {
    const drawn = new Set(await readdir(IMAGES));
    const named = [...CONTENT.matchAll(/image@file:\/\/\.\/images\/([^"]+)/g)];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(([, file]) => !drawn.has(file ?? ''))).toEqual([]);
    expect(CONTENT).not.toMatch(/"alt":""/);
  });

  it('no picture is left that nothing shows', async () => {
    const texts = [CONTENT, await readFile(OFFICE_FILES, 'utf8')].join();
    const unused = (await readdir(IMAGES)).filter(
      (name) => !texts.includes(name.replace(/\.\w+$/, '')),
    );
    expect(unused).toEqual([]);
  });

  it('no two documents share an id', () => {
    const ids = allDocuments.map((document) => document._id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
