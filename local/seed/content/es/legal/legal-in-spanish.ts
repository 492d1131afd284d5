import { type Passage, portableText } from '../../portable-text.ts';

interface LegalTranslation {
  title: string;
  intro: string;
  /** As many as the English text has, each with as many paragraphs. */
  sections: readonly (readonly [heading: string, ...body: Passage[]])[];
  seoDescription: string;
}

/** A legal text in Spanish, in the shape of its document: a help for reading, the English text binds. */
export function legalInSpanish({ title, intro, sections, seoDescription }: LegalTranslation) {
  return {
    title,
    intro,
    sections: sections.map(([heading, ...body]) => ({ heading, body: portableText(body) })),
    seoTitle: title,
    seoDescription,
  };
}
