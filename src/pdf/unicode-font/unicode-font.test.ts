import { expect, test } from 'vitest';
import { startPdf } from '../pdf-writer.ts';
import { loadUnicodeFont } from './unicode-font.ts';

const NOW = new Date('2026-08-01T12:00:00Z');

async function pdfOf(text: string) {
  const pdf = await startPdf({ title: 'Names', subject: text }, NOW, await loadUnicodeFont());
  pdf.write(text, { size: 10, bold: true });
  return { isChanged: pdf.isChanged(), bytes: await pdf.finish('Names') };
}

test.each(['Nguyễn Văn Đức', 'Wiśniewska', 'Ștefan', 'Özgür İnan', 'Юлія Ґалаґан', 'Ελένη'])(
  '%s is drawn as it is typed',
  async (name) => {
    expect((await pdfOf(name)).isChanged).toBe(false);
  },
);

test('the font is in a PDF only where a word needs it', async () => {
  const without = await pdfOf('Zoë Diaz');
  const withIt = await pdfOf('Nguyễn Diaz');
  expect(without.bytes.length).toBeLessThan(5_000);
  expect(withIt.bytes.length - without.bytes.length).toBeGreaterThan(20_000);
});
