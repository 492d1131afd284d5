import * as z from 'zod/mini';

/*
 * A signature is under a text, not under a document of the Studio: this is the one place that turns the
 * latter into the former. The page shows the text and carries its SHA-256, the server makes both again from
 * content, the signed copy prints it.
 */

const BlockSchema = z.object({
  children: z.array(z.object({ text: z.string(), marks: z.nullish(z.array(z.string())) })),
  markDefs: z.nullish(z.array(z.object({ _key: z.string(), href: z.nullish(z.string()) }))),
  listItem: z.nullish(z.string()),
});
type Block = z.infer<typeof BlockSchema>;

/** A legal document of content, as far as its words go. */
export const LegalDocumentSchema = z.object({
  title: z.string(),
  version: z.string(),
  /** YYYY-MM-DD */
  lastUpdated: z.string(),
  intro: z.nullish(z.string()),
  sections: z.array(z.object({ heading: z.string(), body: z.array(BlockSchema) })),
});
export type LegalDocument = z.infer<typeof LegalDocumentSchema>;

/**
 * The canonical plain text of a legal document: all its words in order, numbered as people quote them,
 * and nothing of how it is stored or styled. A paragraph a line, lines apart by a blank one.
 */
export function legalTextOf(document: LegalDocument): string {
  const lines = [
    `# ${document.title}`,
    `Version ${document.version}, last updated ${document.lastUpdated}`,
    ...(document.intro ? [document.intro] : []),
    ...document.sections.flatMap(({ heading, body }, index) => [
      `## ${index + 1}. ${heading}`,
      ...body.map(blockText),
    ]),
  ];
  return lines.map((line) => line.normalize('NFC').replace(/\s+/g, ' ').trim()).join('\n\n');
}

function blockText({ children, markDefs, listItem }: Block): string {
  const words = children.map(({ text, marks }) => {
    // Where a link leads is part of what is agreed to.
    const link = markDefs?.find(({ _key }) => marks?.includes(_key))?.href;
    return link ? `${text} (${link})` : text;
  });
  return `${listItem ? '- ' : ''}${words.join('')}`;
}

export interface LegalLine {
  /** Counted from 0. */
  place: number;
  kind: 'title' | 'heading' | 'item' | 'paragraph';
  text: string;
}

const KINDS: readonly (readonly [mark: string, kind: LegalLine['kind']])[] = [
  ['## ', 'heading'],
  ['# ', 'title'],
  ['- ', 'item'],
];

/** The lines of a canonical text with what each is, to be shown or printed. */
export function readLegalLines(text: string): LegalLine[] {
  return text.split('\n\n').map((line, place) => {
    const [mark, kind] = KINDS.find(([start]) => line.startsWith(start)) ?? ['', 'paragraph'];
    return { place, kind, text: line.slice(mark.length) };
  });
}

/** SHA-256 of a text's UTF-8 bytes in lower-case hex; the same in browsers and on the server. */
export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const Sha256Schema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Which text is shown or published: its version, and the SHA-256 of its words. */
export const TextIdentitySchema = z.object({
  version: z.string().check(z.minLength(1), z.maxLength(60)),
  sha256: Sha256Schema,
  /** Of its translation, where the page showed one beside it. */
  translationSha256: z.optional(Sha256Schema),
});
export type TextIdentity = z.infer<typeof TextIdentitySchema>;
