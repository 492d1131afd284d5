import { type BuiltPage, decodeEntities } from './built-pages.ts';

/** An `<img>` of a built page, with the `<source>` before it. */
export interface BuiltPicture {
  /** Attributes by name; one without a value is ''. */
  attributes: Record<string, string>;
  /** What the browser may choose from as WebP, narrowest first; its `src` alone where there is no choice. */
  candidates: Candidate[];
  /** The same as AVIF; empty where there is none. */
  avif: Candidate[];
}

interface Candidate {
  address: string;
  /** As the page says; NaN where it says nothing. */
  width: number;
}

const PICTURE = /(?:<source\b([^>]*)>\s*)?<img\b([^>]*)>/g;
const ATTRIBUTE = /\s([a-z-]+)(?:="([^"]*)")?/g;

/** The pictures of a page; those that a script fills in later have `data:,` and are left out. */
export function listPictures(page: BuiltPage): BuiltPicture[] {
  return [...page.html.matchAll(PICTURE)]
    .map(([, source = '', image = '']) => {
      const attributes = readAttributes(image);
      const { src = '', srcset } = attributes;
      return {
        attributes,
        candidates: srcset ? readSrcset(srcset) : [{ address: src, width: Number.NaN }],
        avif: readSrcset(readAttributes(source).srcset ?? ''),
      };
    })
    .filter(({ attributes }) => attributes.src !== 'data:,');
}

/** What a phone of 360 × 2 pixels takes of a picture as wide as its screen. */
export function phoneChoice(picture: BuiltPicture): string {
  const offered = picture.avif.length > 0 ? picture.avif : picture.candidates;
  const enough = offered.find(({ width }) => width >= 720) ?? offered.at(-1);
  return enough?.address ?? '';
}

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
    name,
    decodeEntities(value),
  ]);
  return Object.fromEntries(pairs);
}

function readSrcset(text: string): Candidate[] {
  return text
    .split(', ')
    .filter((candidate) => candidate !== '')
    .map((candidate) => {
      const [address = '', width = ''] = candidate.split(' ');
      return { address, width: Number.parseInt(width, 10) };
    });
}
