import { PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { afterEach, expect, test, vi } from 'vitest';
import { readPdfText } from '#tests/helpers/read-pdf.ts';
import { startPdf } from './pdf-writer.ts';
import { loadUnicodeFont } from './unicode-font/unicode-font.ts';

const NOW = new Date('2026-08-01T12:00:00Z');
const FACTS = { title: 'Waiver', subject: 'A copy' };
const PLAIN = { size: 10 };

afterEach(() => vi.restoreAllMocks());

async function write(text: string) {
  const pdf = await startPdf(FACTS, NOW, await loadUnicodeFont());
  pdf.write(text, PLAIN);
  return pdf.finish('Foot');
}

test('a line of one font is drawn at once, and one with a name in another font in three parts', async () => {
  const draw = vi.spyOn(PDFPage.prototype, 'drawText');
  await write('The parent of Nguyễn signs here.');
  expect(draw.mock.calls.map(([text]) => text)).toEqual([
    'The parent of ',
    'Nguyễn ',
    'signs here.',
    expect.stringContaining('Foot'),
  ]);
});

test('a long text measures each of its letters once', async () => {
  await write('abc');
  const measure = vi.spyOn(PDFFont.prototype, 'widthOfTextAtSize');
  await write('bold wolf '.repeat(500));
  const measured = measure.mock.calls.map(([text]) => text);
  expect(measured).toHaveLength(new Set(measured).size);
});

test('every word of a text is on its pages in order, however long a word is', async () => {
  const words = [...'a quick brown fox '.repeat(200).trim().split(' '), 'x'.repeat(300), 'end'];
  const { text, pages } = await readPdfText(await write(words.join(' ')));
  expect(pages).toBe(1);
  // A word wider than the page is broken.
  expect(text.replaceAll(' ', '')).toContain(words.join(''));
  const lines = text.split('quick').length - 1;
  expect(lines).toBe(200);
});
