import { BarChartIcon } from '@sanity/icons/BarChart';
import { orderRankField, orderRankOrdering } from '@sanity/orderable-document-list';
import { defineField, defineType } from 'sanity';
import { CUSTOM_LEVEL, MAX_LEVEL_LENGTH } from '../../../src/domain/sponsorship/level-name.ts';
import { lineListField } from '../fields/list-fields.ts';
import { fit, whole } from '../rules/fits.ts';
import { said } from '../rules/said.ts';
import { checkNoBlank } from '../rules/text.ts';
import { checkSuggestion, checkTierRange, type Tier } from '../rules/tier-ranges.ts';
import { uniqueIn } from '../rules/unique.ts';

const MAX = 1_000_000;

export const sponsorshipTier = defineType({
  name: 'sponsorshipTier',
  title: 'Sponsorship tier',
  type: 'document',
  icon: BarChartIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({ type: 'sponsorshipTier' }),
    defineField({
      name: 'name',
      title: 'Name',
      description:
        'Applications keep it, and links to the form carry it: change it between seasons.',
      type: 'string',
      validation: (rule) => [
        rule.required().error(said.missing('Name')),
        rule.custom<string>(checkNoBlank).error(),
        rule.max(MAX_LEVEL_LENGTH).error(said.tooLong('Name', MAX_LEVEL_LENGTH)),
        fit(
          rule,
          (name: string) => name.trim() !== CUSTOM_LEVEL,
          `Choose another name: the form calls an amount of the sponsor’s own “${CUSTOM_LEVEL}”.`,
        ),
        rule.custom(uniqueIn('name')).error(),
      ],
    }),
    defineField({
      name: 'minAmount',
      title: 'Smallest amount',
      description: 'In whole dollars. Begin $1 above the highest amount of the tier below.',
      type: 'number',
      validation: (rule) => [
        fit(rule.required(), whole(1, MAX), said.whole(1, MAX)),
        rule.custom(checkTierRange).error(),
      ],
    }),
    defineField({
      name: 'maxAmount',
      title: 'Largest amount',
      description: 'In whole dollars. Empty for the highest tier, which has no upper end.',
      type: 'number',
      validation: (rule) => [
        fit(rule, whole(1, MAX), said.whole(1, MAX)),
        rule
          .custom((value: number | null | undefined, { document }) => {
            const smallest = (document as Tier | undefined)?.minAmount ?? 0;
            if (value === undefined || value === null || value >= smallest) return true;
            return 'The largest amount is less than the smallest.';
          })
          .error(),
      ],
    }),
    defineField({
      name: 'suggestedAmount',
      title: 'Suggested amount',
      description:
        'What the application is filled with when a visitor chooses this tier: from its smallest to its largest amount.',
      type: 'number',
      validation: (rule) => [
        fit(rule.required(), whole(1, MAX), said.whole(1, MAX)),
        rule
          .custom((value: number | null | undefined, { document }) =>
            checkSuggestion(value, document as Tier | undefined),
          )
          .error(),
      ],
    }),
    defineField({
      name: 'goodsValue',
      title: 'Worth of goods and services',
      description:
        'In whole dollars: what the seats, meals, tickets or products of this tier would cost elsewhere. Receipts and yearly statements say it, as the IRS asks for. Empty where a sponsor gets recognition only, such as a logo, a banner or thanks.',
      type: 'number',
      validation: (rule) => fit(rule, whole(1, MAX), said.whole(1, MAX)),
    }),
    lineListField({ name: 'benefits', title: 'Benefits', entry: 'benefit' }),
  ],
  preview: {
    select: { title: 'name', min: 'minAmount', max: 'maxAmount' },
    prepare: ({ title, min, max }) => ({
      title,
      subtitle: max ? `$${min} to $${max}` : `$${min ?? '…'} and more`,
    }),
  },
});
