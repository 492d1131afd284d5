import * as z from 'zod/mini';
import { readAnswerTimes, withAnswerTime } from './answer-times.ts';
import { fetchContent } from './client.ts';
import { optional, optionalList, SEO_FIELDS, TextSchema } from './fields.ts';
import { oncePerBuild } from './once.ts';
import { parseDocument } from './parse-content.ts';

const ContactDocumentSchema = z.object({
  heading: TextSchema,
  intro: TextSchema,
  questions: optionalList(z.object({ question: TextSchema, answer: TextSchema })),
  /** The promise of the site settings, such as '24 hours'. */
  answeredWithin: optional(TextSchema),
  ...SEO_FIELDS,
});

/** @throws ContentError naming the field. */
export function parseContact(document: unknown) {
  return parseDocument(ContactDocumentSchema, 'contactPage', document);
}
const CONTACT_QUERY = `*[_id == "contactPage"][0] {
  ..., heading, intro, questions[] { ..., question, answer },
  seoTitle, seoDescription
}`;

/** What the contact page says; phone, email, address and hours are the team's and the settings'. */
export const readContact = oncePerBuild(async () => {
  const document = await withAnswerTime(await fetchContent(CONTACT_QUERY), 'contact');
  const { complaint } = await readAnswerTimes();
  return { ...parseContact(document), complaintsWithin: complaint ?? null };
});
