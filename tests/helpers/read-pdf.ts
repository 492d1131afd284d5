import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** The words that are drawn on a PDF's pages, in order, lines joined by spaces. For PDFs in the standard fonts. */
export async function readPdfText(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const pdf = await PDFDocument.load(bytes);
  const lines: string[] = [];
  for (const page of pdf.getPages()) {
    const contents = page.node.lookup(PDFName.of('Contents'));
    const refs = contents instanceof PDFArray ? contents.asArray() : [contents];
    for (const ref of refs) {
      const stream = ref === undefined ? undefined : pdf.context.lookup(ref);
      if (stream instanceof PDFRawStream) lines.push(...drawnLines(stream));
    }
  }
  return { pages: pdf.getPageCount(), text: lines.join(' ') };
}

/** Of the operator that draws a string: `<hex of Windows-1252> Tj`. */
function drawnLines(stream: PDFRawStream): string[] {
  const isPacked = stream.dict.get(PDFName.of('Filter')) !== undefined;
  const bytes = stream.getContents();
  const source = (isPacked ? inflateSync(bytes) : Buffer.from(bytes)).toString('latin1');
  const decoder = new TextDecoder('windows-1252');
  return [...source.matchAll(/<([0-9A-Fa-f]*)> Tj/g)].map(([, hex = '']) =>
    decoder.decode(Buffer.from(hex, 'hex')),
  );
}
