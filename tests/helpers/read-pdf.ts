import { extractImages, extractText, getDocumentProxy } from 'unpdf';

/** The words that are drawn on a PDF's pages, in order, as a reader would copy them; lines joined by spaces. */
export async function readPdfText(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  // The reader takes the bytes it is given for itself.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const { totalPages, text } = await extractText(pdf, { mergePages: false });
  return { pages: totalPages, text: text.join(' ').replace(/\s+/g, ' ') };
}

/** The sizes of the pictures on a PDF's first page, in pixels. */
export async function readPdfPictures(
  bytes: Uint8Array,
): Promise<{ width: number; height: number }[]> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const pictures = await extractImages(pdf, 1);
  return pictures.map(({ width, height }) => ({ width, height }));
}
