/*
 * Makes src/pdf/unicode-font/noto-sans.json out of NotoSans-Regular.ttf: the letters that names in the
 * United States are written with, their widths, and the font itself without what a PDF does not use.
 * Run by hand, when a letter is missed: `node local/make-pdf-font.ts <NotoSans-Regular.ttf>`.
 * Needs HarfBuzz's hb-subset (Debian: libharfbuzz-bin; Homebrew: harfbuzz).
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { create } from 'fontkitten';

const TARGET = path.resolve(import.meta.dirname, '../src/pdf/unicode-font/noto-sans.json');
/** Latin with all its accents, Vietnamese too; Greek; Cyrillic; the signs of plain text. */
const LETTERS =
  '20-7E,A0-24F,1E00-1EFF,384-3CE,400-45F,490-491,2010-203A,2C6-2DD,20AB,20AC,2122,2212';
const UNUSED_TABLES = 'GPOS,GSUB,GDEF,STAT,gasp,prep,DSIG';

const [source] = process.argv.slice(2);
if (!source) throw new Error('Name the file: node local/make-pdf-font.ts <NotoSans-Regular.ttf>');

const file = await subset(source);
const font = create(file);
if (font.isCollection) throw new Error('This is a collection of fonts');
const { postscriptName, unitsPerEm, ascent, descent, italicAngle, capHeight, xHeight, bbox } = font;
const { minX, minY, maxX, maxY, width, height } = bbox;
const glyphs = font.characterSet.map((codePoint) => {
  const { id, advanceWidth } = font.glyphForCodePoint(codePoint);
  return [codePoint, id, advanceWidth];
});
const facts = { postscriptName, unitsPerEm, ascent, descent, italicAngle, capHeight, xHeight };
const box = { minX, minY, maxX, maxY, width, height };
const gzip = gzipSync(file, { level: 9 }).toString('base64');
await writeFile(
  TARGET,
  `${JSON.stringify({ ...facts, bbox: box, glyphs: glyphs.flat(), gzip })}\n`,
);
console.log(`${glyphs.length} letters, ${file.length} bytes.`);

async function subset(from: string): Promise<Buffer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pdf-font-'));
  const to = path.join(folder, 'subset.ttf');
  const drops = [`--drop-tables=${UNUSED_TABLES}`, '--no-hinting', '--layout-features='];
  execFileSync('hb-subset', [from, `--unicodes=${LETTERS}`, ...drops, `--output-file=${to}`]);
  const bytes = await readFile(to);
  await rm(folder, { recursive: true });
  return bytes;
}
