import { CustomFontEmbedder } from '@cantoo/pdf-lib';
import noto from './noto-sans.json' with { type: 'json' };

/** As pdf-lib takes glyphs from a font engine. */
interface Glyph {
  id: number;
  codePoints: number[];
  /** In units of the font. */
  advanceWidth: number;
}

const GLYPHS = readGlyphs(noto.glyphs);

/** A font for what Helvetica lacks. */
export interface UnicodeFont {
  /** The code points it draws. */
  letters: ReadonlySet<number>;
  embedder: CustomFontEmbedder;
}

/**
 * Noto Sans with the letters of names that Helvetica lacks: Vietnamese, Polish, Turkish, Greek, Cyrillic.
 * Its widths come with it, so that no font engine (97 KB in a function) has to read the file.
 */
export async function loadUnicodeFont(): Promise<UnicodeFont> {
  const { glyphs: _glyphs, gzip, ...facts } = noto;
  const font = {
    ...facts,
    characterSet: [...GLYPHS.keys()],
    glyphForCodePoint: (codePoint: number) => GLYPHS.get(codePoint) ?? null,
    layout: (text: string) => ({ glyphs: Array.from(text, glyphOf) }),
    createSubset: () => {
      throw new Error('The font is a subset already');
    },
  };
  const embedder = await CustomFontEmbedder.for({ create: () => font }, await fileOf(gzip));
  return { letters: new Set(GLYPHS.keys()), embedder };
}

function readGlyphs(numbers: readonly number[]): Map<number, Glyph> {
  const glyphs = new Map<number, Glyph>();
  for (let at = 0; at < numbers.length; at += 3) {
    const [codePoint = 0, id = 0, advanceWidth = 0] = numbers.slice(at, at + 3);
    glyphs.set(codePoint, { id, codePoints: [codePoint], advanceWidth });
  }
  return glyphs;
}

function glyphOf(character: string): Glyph {
  const glyph = GLYPHS.get(character.codePointAt(0) ?? 0);
  if (!glyph) throw new Error(`The font cannot draw ${character}`);
  return glyph;
}

let file: Promise<Uint8Array> | undefined;

/** Unpacked once for all the PDFs that a process writes. */
function fileOf(gzip: string): Promise<Uint8Array> {
  file ??= gunzip(gzip);
  return file;
}

async function gunzip(base64: string): Promise<Uint8Array> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
