import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { currentLanguage } from '#words/current-language.ts';
import { localeOf } from '#words/language.ts';
import { messages } from '#words/pdf/page.ts';
import { type Face, startFaces } from './faces.ts';
import type { UnicodeFont } from './unicode-font/unicode-font.ts';

/** US Letter, in points. */
const PAGE = { width: 612, height: 792 };
const MARGIN = 64;
const FOOTER_SIZE = 8;
const LINE_HEIGHT = 1.4;
/** Space below a picture, in points. */
const PICTURE_BELOW = 8;
/** Of the first column of a table. */
const NAME_WIDTH = 110;

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

/** A PNG, and how large it is shown, in points. */
export interface PdfPicture {
  png: Uint8Array;
  width: number;
  height: number;
}

/** Writes text down as many pages as it takes. */
export interface PdfWriter {
  write(text: string, style: TextStyle): void;
  /** Writes a row of a table on one line: the first cell at the start, each other at the end of its column. */
  writeRow(cells: readonly string[], style: TextStyle): void;
  /** Puts a picture at the start of a line of its own. @throws Error where it is no PNG */
  drawPicture(picture: PdfPicture): Promise<void>;
  /** Whether some character so far could not be drawn as it was typed. */
  isChanged(): boolean;
  /** @param footer at the foot of each page, before the page's number */
  finish(footer: string): Promise<Uint8Array>;
}

/**
 * Starts a PDF in the current language. Its title and subject may hold any character.
 * @param unicode for the words that have letters Helvetica lacks; else they are told by drawableText
 */
export async function startPdf(
  facts: { title: string; subject: string },
  now: Date,
  unicode?: UnicodeFont,
): Promise<PdfWriter> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(facts.title, { showInWindowTitleBar: true });
  pdf.setSubject(facts.subject);
  pdf.setLanguage(localeOf(currentLanguage()));
  pdf.setCreationDate(now);
  pdf.setModificationDate(now);
  const faces = await startFaces(pdf, unicode);
  let page: PDFPage = pdf.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - MARGIN;
  let changed = false;

  function draw(text: string): string {
    const drawable = faces.drawable(text);
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
    async drawPicture({ png, width, height }) {
      const picture = await pdf.embedPng(png);
      y -= height;
      page.drawImage(picture, { x: MARGIN, y, width, height });
      y -= PICTURE_BELOW;
    },
    writeRow([name = '', ...cells], { size, above = 0, bold: isBold = false }) {
      const face = isBold ? faces.bold : faces.plain;
      const width = (PAGE.width - 2 * MARGIN - NAME_WIDTH) / Math.max(cells.length, 1);
      y -= above;
      nextLine(size);
      face.draw(page, draw(name), { x: MARGIN, y, size });
      for (const [index, cell] of cells.entries()) {
        const text = draw(cell);
        const end = MARGIN + NAME_WIDTH + (index + 1) * width;
        const x = end - face.widthOf(text, size);
        face.draw(page, text, { x, y, size });
      }
    },
    write(text, { size, above = 0, indent = 0, mark, ...style }) {
      const face = style.bold ? faces.bold : faces.plain;
      const x = MARGIN + indent;
      const lines = wrapText(draw(text), face, size, PAGE.width - MARGIN - x);
      y -= above;
      for (const [index, line] of lines.entries()) {
        nextLine(size);
        if (mark && index === 0) face.draw(page, mark, { x: x - size, y, size });
        face.draw(page, line, { x, y, size });
      }
    },
    async finish(footer) {
      const pages = pdf.getPages();
      for (const [index, each] of pages.entries()) {
        const text = draw(messages.foot(footer, index + 1, pages.length));
        faces.plain.draw(each, text, { x: MARGIN, y: MARGIN / 2, size: FOOTER_SIZE });
      }
      await faces.finish();
      return pdf.save();
    },
  };
}

/** Breaks a text into lines no wider than `width`; a word that is wider alone is broken, too. */
function wrapText(text: string, face: Face, size: number, width: number): string[] {
  const widthOf = (line: string) => face.widthOf(line, size);
  const lines: string[] = [];
  let line = '';
  // Each word is measured once: to measure the line with each word anew takes its square.
  let end = 0;
  for (const word of text.split(' ')) {
    const next = line === '' ? word : ` ${word}`;
    const wide = widthOf(next);
    if (end + wide <= width) {
      line += next;
      end += wide;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = breakWord(word, (part) => widthOf(part) <= width);
    line = parts.pop() ?? '';
    lines.push(...parts);
    end = widthOf(line);
  }
  return [...lines, line];
}

function breakWord(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts = [''];
  for (const character of word) {
    const longer = (parts.at(-1) ?? '') + character;
    if (fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}
