import { BillIcon } from '@sanity/icons/Bill';
import { orderRankField, orderRankOrdering } from '@sanity/orderable-document-list';
import { defineField, defineType } from 'sanity';
import { lineField } from '../fields/text-fields.ts';
import { fit, whole } from '../rules/fits.ts';
import { checkLevelAmount } from '../rules/level-amount.ts';
import { said } from '../rules/said.ts';
import { checkNoBlank } from '../rules/text.ts';
import { uniqueIn } from '../rules/unique.ts';

const MAX = 100_000;

export const donationLevel = defineType({
  name: 'donationLevel',
  title: 'Donation level',
  type: 'document',
  icon: BillIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({ type: 'donationLevel' }),
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => [
        rule.required().error(said.missing('Name')),
        rule.custom<string>(checkNoBlank).error(),
        rule.custom(uniqueIn('name')).error(),
      ],
    }),
    defineField({
      name: 'amount',
      title: 'Amount',
      description: 'In whole dollars. Each level needs its own amount.',
      type: 'number',
      validation: (rule) => [
        fit(rule.required(), whole(1, MAX), said.whole(1, MAX)),
        rule.custom(uniqueIn('amount')).error(),
        rule.custom(checkLevelAmount).warning(),
      ],
    }),
    lineField({ name: 'text', title: 'What it does', advisedLength: 120 }),
    defineField({
      name: 'severalText',
      title: 'What several of it do',
      description:
        'For a gift that pays for it more than once. Write {count} where the number goes: “Feeds {count} teams.”',
      type: 'string',
      validation: (rule) => [
        rule.max(120).warning(said.long('What several of it do', 120)),
        rule.custom((value?: string) => !value || value.includes('{count}') || said.count).error(),
      ],
    }),
  ],
  preview: {
    select: { title: 'name', amount: 'amount' },
    prepare: ({ title, amount }) => ({ title, subtitle: `$${amount ?? '…'}` }),
  },
});
