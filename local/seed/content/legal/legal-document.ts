import type { SeedDocument } from '../document.ts';
import { type Passage, portableText } from '../portable-text.ts';

export interface LegalText {
  slug: 'privacy' | 'terms' | 'liability-waiver';
  title: string;
  /** Rises with every change of the text; signatures name it. */
  version: string;
  /** The day the text was last changed, YYYY-MM-DD. */
  lastUpdated: string;
  intro: string;
  sections: readonly (readonly [heading: string, ...body: Passage[]])[];
  seoDescription: string;
}

export function legalDocument(text: LegalText): SeedDocument {
  const { slug, title, sections, intro, ...rest } = text;
  return {
    _id: `legal-${slug}`,
    _type: 'legalDocument',
    slug,
    title,
    ...rest,
    intro,
    sections: sections.map(([heading, ...body], index) => ({
      _key: `s${index + 1}`,
      heading,
      body: portableText(body),
    })),
    seoTitle: title,
  };
}
