import * as z from 'zod/mini';
import { fetchContent } from './client.ts';
import { DollarsSchema } from './dollars.ts';
import { FigureSchema, optional, optionalList, SEO_FIELDS, TextSchema } from './fields.ts';
import { oncePerBuild } from './once.ts';
import { parseDocument } from './parse-content.ts';
import { parseDocuments } from './parse-list.ts';

const ShareSchema = z.object({
  name: TextSchema,
  percent: z.number('is not a number').check(z.minimum(0), z.maximum(100)),
  text: optional(TextSchema),
});

const DonatePageSchema = z.object({
  heading: TextSchema,
  intro: TextSchema,
  claims: optionalList(FigureSchema),
  fundAllocation: optionalList(ShareSchema).check(
    z.refine(
      (shares) => shares.length === 0 || sumOfPercents(shares) === 100,
      'does not add up to 100 percent',
    ),
  ),
  oneTimeAmounts: optionalList(DollarsSchema),
  monthlyAmounts: optionalList(DollarsSchema),
  oneTimeMinimum: DollarsSchema,
  monthlyMinimum: DollarsSchema,
  disclosure: optional(TextSchema),
  ...SEO_FIELDS,
});

/** Rounded, because 33.3 + 33.3 + 33.4 is not quite 100 in binary. */
function sumOfPercents(shares: readonly { percent: number }[]): number {
  return Math.round(shares.reduce((sum, { percent }) => sum + percent, 0) * 1000) / 1000;
}

/** Amounts and minimums are cents. @throws ContentError naming the field. */
export function parseDonatePage(document: unknown) {
  const { oneTimeMinimum, monthlyMinimum, ...page } = parseDocument(
    DonatePageSchema,
    'donatePage',
    document,
  );
  return { ...page, oneTimeMinimumCents: oneTimeMinimum, monthlyMinimumCents: monthlyMinimum };
}
const LevelDocumentSchema = z.object({
  name: TextSchema,
  amount: DollarsSchema,
  text: TextSchema,
  severalText: optional(TextSchema),
});

/** Amounts are cents. @throws ContentError naming level and field. */
export function parseDonationLevels(documents: unknown) {
  return parseDocuments(LevelDocumentSchema, 'donation level', documents).map(
    ({ amount, ...level }) => ({ ...level, amountCents: amount }),
  );
}
const DONATE_QUERY = `*[_id == "donatePage"][0] {
  ..., heading, intro, claims[] { ..., figure, text }, fundAllocation[] { ..., name, percent, text },
  oneTimeAmounts, monthlyAmounts, oneTimeMinimum, monthlyMinimum, disclosure, seoTitle, seoDescription
}`;

const DONATION_LEVELS_QUERY = `*[_type == "donationLevel"] | order(orderRank asc) {
  ..., _id, name, amount, text, severalText
}`;

/** What the donation page says. */
export const readDonatePage = oncePerBuild(async () =>
  parseDonatePage(await fetchContent(DONATE_QUERY)),
);

/** The suggested donation levels, in the staff's order. */
export const readDonationLevels = oncePerBuild(async () =>
  parseDonationLevels(await fetchContent(DONATION_LEVELS_QUERY)),
);
