import { brandAddress, logoSize } from '#domain/team/brand-picture.ts';
import type { PdfPicture } from '#pdf/pdf-writer.ts';

/** The uploaded logo for a PDF, by its id; undefined without one, and where it does not come: the PDF goes without. */
export async function fetchLogo(id: string | null): Promise<PdfPicture | undefined> {
  if (id === null) return undefined;
  try {
    const response = await fetch(brandAddress(id, 'pdf.png'));
    if (!response.ok) return undefined;
    return { png: new Uint8Array(await response.arrayBuffer()), ...logoSize(id, 'pdf').shown };
  } catch {
    return undefined;
  }
}
