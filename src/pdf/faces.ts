import { type PDFDocument, PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { type DrawableText, drawableText } from './drawable-text.ts';
import type { UnicodeFont } from './unicode-font/unicode-font.ts';

const INK = rgb(0.1, 0.1, 0.12);

/** Draws and measures text that {@link Faces.drawable} has answered. */
export interface Face {
  /** In points. */
  widthOf(text: string, size: number): number;
  draw(page: PDFPage, text: string, at: { x: number; y: number; size: number }): void;
}

export interface Faces {
  plain: Face;
  bold: Face;
  drawable(text: string): DrawableText;
  /** Puts the Unicode font into the PDF if a word needed it. */
  finish(): Promise<void>;
}

/**
 * Helvetica, which every PDF reader brings, and a Unicode font for the words that have a letter it lacks. Such
 * a word is drawn whole in the other font, so that its letters match.
 */
export async function startFaces(pdf: PDFDocument, unicode?: UnicodeFont): Promise<Faces> {
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const own = new Set(plain.getCharacterSet());
  const other = unicode && PDFFont.of(pdf.context.nextRef(), pdf, unicode.embedder);
  const known = unicode ? new Set([...own, ...unicode.letters]) : own;
  let isOtherUsed = false;

  /** The text in pieces as long as can be, each with the font that draws it. */
  function piecesOf(text: string, font: PDFFont): { text: string; font: PDFFont }[] {
    if (!other || isDrawnBy(text, own)) return [{ text, font }];
    const pieces: { text: string; font: PDFFont }[] = [];
    for (const word of text.split(/(?<= )/)) {
      const drawer = isDrawnBy(word, own) ? font : other;
      const last = pieces.at(-1);
      if (last?.font === drawer) last.text += word;
      else pieces.push({ text: word, font: drawer });
    }
    return pieces;
  }

  const face = (font: PDFFont): Face => ({
    widthOf: (text, size) =>
      piecesOf(text, font).reduce((sum, one) => sum + widthIn(one.font, one.text, size), 0),
    draw: (page, text, { x, y, size }) => {
      let start = x;
      for (const piece of piecesOf(text, font)) {
        isOtherUsed ||= piece.font === other;
        page.drawText(piece.text, { x: start, y, size, font: piece.font, color: INK });
        start += widthIn(piece.font, piece.text, size);
      }
    },
  });

  return {
    plain: face(plain),
    bold: face(bold),
    drawable: (text) => drawableText(text, known),
    finish: async () => {
      if (isOtherUsed) await other?.embed();
    },
  };
}

function isDrawnBy(text: string, letters: ReadonlySet<number>): boolean {
  for (const letter of text) if (!letters.has(letter.codePointAt(0) ?? 0)) return false;
  return true;
}

/** By the font's name, of each letter that was measured, in thousandths of its size; no more than a font has. */
const WIDTHS = new Map<string, Map<string, number>>();

/** How far a text reaches as it is drawn: letter by letter, because a PDF shows no kerning of itself. */
function widthIn(font: PDFFont, text: string, size: number): number {
  const known = WIDTHS.get(font.name) ?? new Map<string, number>();
  WIDTHS.set(font.name, known);
  let sum = 0;
  for (const letter of text) {
    const width = known.get(letter) ?? font.widthOfTextAtSize(letter, 1000);
    known.set(letter, width);
    sum += width;
  }
  return (sum * size) / 1000;
}
