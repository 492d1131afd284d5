import * as z from 'zod/mini';
import { fetchContent } from './client.ts';
import { DollarsSchema } from './dollars.ts';
import {
  HeadedTextSchema,
  optional,
  optionalList,
  SEO_FIELDS,
  TextSchema,
  TitledTextSchema,
} from './fields.ts';
import { oncePerBuild } from './once.ts';
import { parseDocument } from './parse-content.ts';

const ProgramSchema = z
  .object({
    name: TextSchema,
    minAmount: DollarsSchema,
    maxAmount: DollarsSchema,
    description: TextSchema,
    eligibility: optionalList(TextSchema),
  })
  .check(
    z.refine(({ minAmount, maxAmount }) => maxAmount >= minAmount, {
      message: 'is less than the smallest amount',
      path: ['maxAmount'],
    }),
  );

const ScholarshipsDocumentSchema = z.object({
  heading: TextSchema,
  intro: TextSchema,
  mission: optional(HeadedTextSchema),
  programs: optionalList(ProgramSchema),
  howToApply: optionalList(TitledTextSchema),
  requirements: optionalList(TextSchema),
  notifiedWithin: optional(TextSchema),
  attendance: optional(TextSchema),
  minimumGpa: optional(z.number()),
  ...SEO_FIELDS,
});

/** Amounts are cents. @throws ContentError naming the field. */
export function parseScholarships(document: unknown) {
  const page = parseDocument(ScholarshipsDocumentSchema, 'scholarshipsPage', document);
  return {
    ...page,
    programs: page.programs.map(({ minAmount, maxAmount, ...program }) => ({
      ...program,
      range: { minCents: minAmount, maxCents: maxAmount },
    })),
  };
}
const SCHOLARSHIPS_QUERY = `*[_id == "scholarshipsPage"][0] {
  ..., heading, intro, mission { ..., heading, text },
  programs[] { ..., name, minAmount, maxAmount, description, eligibility },
  howToApply[] { ..., title, text }, requirements, notifiedWithin, attendance, minimumGpa,
  seoTitle, seoDescription
}`;

/** What the scholarships page says. */
export const readScholarships = oncePerBuild(async () =>
  parseScholarships(await fetchContent(SCHOLARSHIPS_QUERY)),
);

/** Whether the program gives any: without, there is no page about them, and nothing leads to one. */
export async function hasScholarships(): Promise<boolean> {
  return (await readScholarships()).programs.length > 0;
}
