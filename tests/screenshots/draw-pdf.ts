import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const ADDRESS = 'http://pdf.test';

/**
 * Shows the first page of a PDF that has some words, in place of whatever the browser showed, as large as
 * on paper.
 */
export async function drawPdf(page: Page, bytes: Uint8Array, words: string): Promise<void> {
  await page.route(`${ADDRESS}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === 'file.pdf') {
      await route.fulfill({ contentType: 'application/pdf', body: Buffer.from(bytes) });
    } else if (name.endsWith('.mjs')) {
      const file = fileURLToPath(import.meta.resolve(`pdfjs-dist/build/${name}`));
      await route.fulfill({ contentType: 'text/javascript', body: await readFile(file) });
    } else {
      await route.fulfill({ contentType: 'text/html', body: PAGE });
    }
  });
  await page.goto(`${ADDRESS}/?words=${encodeURIComponent(words)}`);
  await page.locator('canvas[data-drawn]').waitFor();
}

const PAGE = `<!doctype html><html lang="en"><title>PDF</title><link rel="icon" href="data:,">
<style>body { margin: 0 } canvas { display: block; width: 612px }</style><canvas></canvas>
<script type="module">
import { getDocument, GlobalWorkerOptions } from '/pdf.min.mjs';
GlobalWorkerOptions.workerSrc = '/pdf.worker.min.mjs';
const pdf = await getDocument({ url: '/file.pdf' }).promise;
const words = new URLSearchParams(location.search).get('words');
let found;
for (let number = 1; number <= pdf.numPages && !found; number += 1) {
  const one = await pdf.getPage(number);
  const { items } = await one.getTextContent();
  if (items.map(({ str }) => str).join(' ').includes(words)) found = one;
}
const viewport = found.getViewport({ scale: 2 });
const canvas = document.querySelector('canvas');
canvas.width = viewport.width;
canvas.height = viewport.height;
await found.render({ canvas, viewport }).promise;
canvas.dataset.drawn = 'yes';
</script></html>`;
