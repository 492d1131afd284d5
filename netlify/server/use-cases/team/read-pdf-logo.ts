import { brandAddress, logoSize, readBrand } from '#domain/team/brand-picture.ts';
import type { PdfPicture } from '#pdf/pdf-writer.ts';
import { fetchOwnFile } from '../../gateways/own-site.ts';
import { readTeam } from '../../gateways/team.ts';

/**
 * The uploaded logo as a PDF shows it; undefined where there is none. A PDF goes without where the picture
 * does not come: what it says does not hang on it.
 */
export async function readPdfLogo(): Promise<PdfPicture | undefined> {
  const { logo } = readBrand(await readTeam());
  if (!logo) return undefined;
  try {
    const png = await fetchOwnFile(brandAddress(logo, 'pdf.png'));
    return { png, ...logoSize(logo, 'pdf').shown };
  } catch (error) {
    const detail = String(error);
    console.error(JSON.stringify({ level: 'error', code: 'logo_unreadable', detail }));
    return undefined;
  }
}
