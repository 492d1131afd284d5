import * as z from 'zod/mini';
import { EMAIL_ADDRESS } from '#domain/links/addresses.ts';
import { ROLE_SLUG } from '#domain/volunteering/choices.ts';
import { withAnswerTime } from './answer-times.ts';
import { fetchContent } from './client.ts';
import {
  FigureSchema,
  optional,
  optionalGroup,
  optionalList,
  SEO_FIELDS,
  TextSchema,
  TitledTextSchema,
} from './fields.ts';
import { oncePerBuild } from './once.ts';
import { parseDocument } from './parse-content.ts';
import { parseDocuments } from './parse-list.ts';

const VolunteerPageSchema = z.object({
  heading: TextSchema,
  intro: TextSchema,
  stats: optionalList(FigureSchema),
  benefits: optionalList(TitledTextSchema),
  steps: optionalList(TitledTextSchema),
  coordinator: optionalGroup(
    z.object({
      name: TextSchema,
      role: optional(TextSchema),
      email: optional(
        z.string().check(z.trim(), z.regex(EMAIL_ADDRESS, 'is not an email address')),
      ),
      phone: optional(TextSchema),
    }),
  ),
  /** How soon an application is answered, such as '3-5 business days'. */
  answeredWithin: optional(TextSchema),
  ...SEO_FIELDS,
});

/** @throws ContentError naming the field. */
export function parseVolunteerPage(document: unknown) {
  return parseDocument(VolunteerPageSchema, 'volunteerPage', document);
}
const OpportunityDocumentSchema = z.object({
  role: z.string('is missing').check(z.regex(ROLE_SLUG, 'is not lower-case words with hyphens')),
  title: TextSchema,
  commitment: TextSchema,
  text: TextSchema,
  needs: optionalList(TextSchema),
});

/** @throws ContentError naming opportunity and field. */
export function parseOpportunities(documents: unknown) {
  return parseDocuments(OpportunityDocumentSchema, 'volunteer opportunity', documents);
}
const VOLUNTEER_QUERY = `*[_id == "volunteerPage"][0] {
  ..., heading, intro, stats[] { ..., figure, text }, benefits[] { ..., title, text }, steps[] { ..., title, text },
  coordinator { ..., name, role, email, phone },
  seoTitle, seoDescription
}`;

const OPPORTUNITIES_QUERY = `*[_type == "volunteerOpportunity"] | order(orderRank asc) {
  ..., _id, role, title, commitment, text, needs
}`;

/** What the volunteer page says. */
export const readVolunteerPage = oncePerBuild(async () =>
  parseVolunteerPage(
    await withAnswerTime(await fetchContent(VOLUNTEER_QUERY), 'volunteerApplication'),
  ),
);

/** What volunteers can do, in the staff's order. */
export const readOpportunities = oncePerBuild(async () =>
  parseOpportunities(await fetchContent(OPPORTUNITIES_QUERY)),
);
