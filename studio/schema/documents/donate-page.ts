import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { PAGE_GROUPS } from '../fields/groups.ts';
import { entryListField, figureListField } from '../fields/list-fields.ts';
import { dollarsField, wholeNumberField } from '../fields/number-fields.ts';
import { lineField, openingFields, paragraphField, searchFields } from '../fields/text-fields.ts';
import { checkAllocation, checkAmounts, type Share } from '../rules/allocation.ts';
import { fit, withCents } from '../rules/fits.ts';
import { said } from '../rules/said.ts';

const allocation = entryListField({
  name: 'fundAllocation',
  title: 'Where a dollar goes',
  description: 'The shares add up to 100. Without any, the page leaves this out.',
  group: 'content',
  entry: 'share',
  fields: [
    lineField({ name: 'name', title: 'Name', advisedLength: 40 }),
    wholeNumberField({ name: 'percent', title: 'Percent', min: 1, max: 100 }),
    lineField({ name: 'text', title: 'What it pays for', advisedLength: 100 }),
  ],
  preview: { title: 'name', subtitle: 'text' },
});

function amountsField(name: string, title: string, minimumField: string) {
  return defineField({
    name,
    title,
    description: 'What the form offers, in dollars, the smallest first.',
    group: 'amounts',
    type: 'array',
    of: [
      defineArrayMember({
        type: 'number',
        validation: (rule) => fit(rule.required(), withCents(1, 100_000), said.dollars(1, 100_000)),
      }),
    ],
    validation: (rule) => [
      rule.required().min(1).error(said.atLeastOne('amount')),
      rule
        .custom((amounts: number[] | undefined, { document }) =>
          checkAmounts(amounts, document?.[minimumField] as number | undefined),
        )
        .error(),
    ],
  });
}

export const donatePage = defineType({
  name: 'donatePage',
  title: 'Donate page',
  type: 'document',
  icon: CreditCardIcon,
  groups: [
    ...PAGE_GROUPS.slice(0, 1),
    { name: 'amounts', title: 'Amounts' },
    ...PAGE_GROUPS.slice(1),
  ],
  fields: [
    ...openingFields(),
    figureListField({
      name: 'claims',
      title: 'Figures',
      description:
        'They have to be true: donors may ask for the report. Without any, the page has no figures.',
      group: 'content',
      entry: 'figure',
      max: 4,
      optional: true,
    }),
    {
      ...allocation,
      validation: (rule) => rule.custom<Share[]>(checkAllocation).error(),
    },
    paragraphField({
      name: 'disclosure',
      title: 'Disclosure',
      description:
        'What your state and the IRS want donors to read. The demo’s is for Florida and a 501(c)(3): replace it, or leave it empty if your lawyer says that you need none.',
      group: 'content',
      optional: true,
      several: true,
      rows: 6,
    }),
    amountsField('oneTimeAmounts', 'One-time gifts', 'oneTimeMinimum'),
    dollarsField({
      name: 'oneTimeMinimum',
      title: 'Smallest one-time gift',
      group: 'amounts',
      min: 1,
      max: 100,
      initialValue: 1,
    }),
    amountsField('monthlyAmounts', 'Monthly gifts', 'monthlyMinimum'),
    dollarsField({
      name: 'monthlyMinimum',
      title: 'Smallest monthly gift',
      group: 'amounts',
      min: 5,
      max: 100,
      initialValue: 5,
    }),
    ...searchFields(),
  ],
  preview: { prepare: () => ({ title: 'Donate page' }) },
});
