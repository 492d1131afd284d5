import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { drawableText } from './drawable-text.ts';

/** US Letter, in points. */
const PAGE = { width: 612, height: 792 };
const MARGIN = 64;
const FOOTER_SIZE = 8;
const LINE_HEIGHT = 1.4;
/** Of the first column of a table. */
const NAME_WIDTH = 110;
const INK = rgb(0.1, 0.1, 0.12);

export interface TextStyle {
  /** In points. */
  size: number;
  bold?: boolean;
  /** Space above, in points. */
  above?: number;
  indent?: number;
  /** Before the first line, such as a bullet. */
  mark?: string;
}

/** Writes text down as many pages as it takes. */
export interface PdfWriter {
  write(text: string, style: TextStyle): void;
  /** Writes a row of a table on one line: the first cell at the start, each other at the end of its column. */
  writeRow(cells: readonly string[], style: TextStyle): void;
  /** Whether some character so far could not be drawn as it was typed. */
  isChanged(): boolean;
  /** @param footer at the foot of each page, before the page's number */
  finish(footer: string): Promise<Uint8Array>;
}

/** Starts a PDF. Its title and subject may hold any character. */
export async function startPdf(
  facts: { title: string; subject: string },
  now: Date,
): Promise<PdfWriter> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(facts.title, { showInWindowTitleBar: true });
  pdf.setSubject(facts.subject);
  pdf.setLanguage('en-US');
  pdf.setCreationDate(now);
  pdf.setModificationDate(now);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const known = new Set(plain.getCharacterSet());
  let page: PDFPage = pdf.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - MARGIN;
  let changed = false;

  function draw(text: string): string {
    const drawable = drawableText(text, known);
    changed ||= drawable.isChanged;
    return drawable.text;
  }

  function nextLine(size: number): void {
    y -= size * LINE_HEIGHT;
    if (y >= MARGIN) return;
    page = pdf.addPage([PAGE.width, PAGE.height]);
    y = PAGE.height - MARGIN - size;
  }

  return {
    isChanged: () => changed,
    writeRow([name = '', ...cells], { size, above = 0, bold: isBold = false }) {
      const font = isBold ? bold : plain;
      const width = (PAGE.width - 2 * MARGIN - NAME_WIDTH) / Math.max(cells.length, 1);
      y -= above;
      nextLine(size);
      page.drawText(draw(name), { x: MARGIN, y, size, font, color: INK });
      for (const [index, cell] of cells.entries()) {
        const text = draw(cell);
        const end = MARGIN + NAME_WIDTH + (index + 1) * width;
        const x = end - font.widthOfTextAtSize(text, size);
        page.drawText(text, { x, y, size, font, color: INK });
      }
    },
    write(text, { size, above = 0, indent = 0, mark, ...style }) {
      const font = style.bold ? bold : plain;
      const x = MARGIN + indent;
      const lines = wrapText(draw(text), font, size, PAGE.width - MARGIN - x);
      y -= above;
      for (const [index, line] of lines.entries()) {
        nextLine(size);
        if (mark && index === 0) page.drawText(mark, { x: x - size, y, size, font, color: INK });
        page.drawText(line, { x, y, size, font, color: INK });
      }
    },
    async finish(footer) {
      const pages = pdf.getPages();
      for (const [index, each] of pages.entries()) {
        const text = `${draw(footer)}, page ${index + 1} of ${pages.length}`;
        each.drawText(text, {
          x: MARGIN,
          y: MARGIN / 2,
          size: FOOTER_SIZE,
          font: plain,
          color: INK,
        });
      }
      return pdf.save();
    },
  };
}

/** Breaks a text into lines no wider than `width`; a word that is wider alone is broken, too. */
function wrapText(text: string, font: PDFFont, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (fits(line === '' ? word : `${line} ${word}`)) {
      line = line === '' ? word : `${line} ${word}`;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (!fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}
