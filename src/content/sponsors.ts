import * as z from 'zod/mini';
import { isWebAddress } from '#domain/links/addresses.ts';
import { withAnswerTime } from './answer-times.ts';
import { fetchContent } from './client.ts';
import {
  FigureSchema,
  optional,
  optionalList,
  SEO_FIELDS,
  TextSchema,
  TitledTextSchema,
} from './fields.ts';
import { OptionalImageSchema, readImage } from './image.ts';
import { oncePerBuild } from './once.ts';
import { parseDocument } from './parse-content.ts';
import { parseDocuments } from './parse-list.ts';

const SponsorsPageSchema = z.object({
  heading: TextSchema,
  intro: TextSchema,
  becomeHeading: TextSchema,
  becomeIntro: TextSchema,
  benefits: optionalList(TitledTextSchema),
  impact: optionalList(FigureSchema),
  /** How soon the sponsor team writes back, such as '48 hours'. */
  answeredWithin: optional(TextSchema),
  ...SEO_FIELDS,
});

/** @throws ContentError naming the field. */
export function parseSponsorsPage(document: unknown) {
  return parseDocument(SponsorsPageSchema, 'sponsorsPage', document);
}
const SponsorDocumentSchema = z
  .object({
    name: TextSchema,
    tierId: optional(z.string()),
    tierReference: optional(z.string()),
    logo: OptionalImageSchema,
    website: optional(
      z.string().check(z.trim(), z.refine(isWebAddress, { message: 'is not a web address' })),
    ),
    text: optional(TextSchema),
  })
  .check(
    z.superRefine(({ tierId, tierReference }, context) => {
      if (tierId) return;
      context.addIssue({
        code: 'custom',
        path: ['tier'],
        input: tierReference,
        message: tierReference
          ? `refers to "${tierReference}", which is missing or not published`
          : 'is missing',
      });
    }),
  );

/** @throws ContentError naming sponsor and field; a tier that is gone is said so. */
export function parseSponsors(documents: unknown) {
  return parseDocuments(SponsorDocumentSchema, 'sponsor', documents).map(
    ({ tierReference: _, logo, ...sponsor }) => ({
      ...sponsor,
      logo: logo && readImage(logo, { widths: [320, 640] }),
    }),
  );
}
const SPONSORS_PAGE_QUERY = `*[_id == "sponsorsPage"][0] {
  ..., heading, intro, becomeHeading, becomeIntro, benefits[] { ..., title, text }, impact[] { ..., figure, text },
  seoTitle, seoDescription
}`;

const SPONSORS_QUERY = `*[_type == "sponsor"] | order(orderRank asc) {
  ..., _id, name, "tierId": tier->_id, "tierReference": tier._ref, logo, website, text
}`;

/** What the pages for sponsors say. */
export const readSponsorsPage = oncePerBuild(async () =>
  parseSponsorsPage(await withAnswerTime(await fetchContent(SPONSORS_PAGE_QUERY), 'sponsorship')),
);

/** The sponsors, in the staff's order. */
export const readSponsors = oncePerBuild(async () =>
  parseSponsors(await fetchContent(SPONSORS_QUERY)),
);
